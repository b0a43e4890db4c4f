// A light English stemmer: plural, past and -ing forms meet, and so do the irregular verbs of quarrels.

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `paid:pay broke:break broken:break ran:run built:build left:leave rang:ring found:find lost:lose died:die dead:die sold:sell taught:teach bought:buy felt:feel wrote:write
  written:write slept:sleep children:child kids:child kid:child lying:lie lied:lie lies:lie sent:send spoke:speak spoken:speak drove:drive driven:drive threw:throw stole:steal stolen:steal
  heard:hear held:hold cost:cost fell:fall fallen:fall hid:hide hidden:hide owed:owe owing:owe dried:dry mum:mother mom:mother mam:mother dad:father kept:keep meant:mean met:meet
  signed:sign signing:sign moving:move agreed:agree repaid:repay repayment:repay payment:pay payments:pay wives:wife men:man women:woman worse:bad worst:bad better:good best:good`
    .split(/\s+/).map((pair): [string, string] => { const [a = "", b = ""] = pair.split(":"); return [a, b]; }),
);

/** The stem of one small-letter word. */
export function stem(word: string): string {
  let s = word.replace(/'(?:s|re|ve|ll|d|m)?$/, "");
  const irregular = IRREGULAR.get(s);
  if (irregular !== undefined) return irregular;
  if (s.length > 4 && s.endsWith("ies")) s = `${s.slice(0, -3)}y`;
  else if (s.length > 3 && s.endsWith("s") && !/(?:ss|us|is)$/.test(s)) s = s.slice(0, -1);
  if (s.length > 5 && s.endsWith("ing")) s = s.slice(0, -3);
  else if (s.length > 4 && s.endsWith("ed")) s = s.slice(0, -2);
  else if (s.length > 5 && s.endsWith("ly")) s = s.slice(0, -2);
  if (s.length > 3 && s.at(-1) === s.at(-2) && !/[aeiouls]$/.test(s)) s = s.slice(0, -1);
  return s.length > 3 && s.endsWith("e") ? s.slice(0, -1) : s;
}
