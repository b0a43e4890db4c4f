// English words that speak of the same thing: lets an answer in other words count as an answer (relevance).
// One group a line, stems are taken by the reader.

export const EN_CONCEPTS: readonly string[] = `
money pay price cost sum figure bill invoice receipt pound cash fee charge expense afford debt owe fund budget salary wage income rent deposit refund compensation
time week month day date deadline late delay wait soon year hurry winter summer october november december january february march
home house flat room wall roof window door kitchen bathroom bedroom ceiling floor building garden fence stairs
damp mould wet water leak pipe drip steam condensation vent fan air heating cold dry plaster paint
work job shift boss employer colleague career position office ward factory trade craft business shop
family child son daughter baby mother father wife husband sister brother parent cot school nursery
ill cough hospital doctor health injury pain treatment medicine hand surgery sick breath chest
message letter email text write phone call answer reply post line note
picture photograph photo camera evidence proof show record document paper file
promise word trust agree keep honest believe lie truth swear
apology apologise sorry regret forgive admit own
blame fault careless neglect responsible mistake wrong damage break
name reputation proud face street neighbours ashamed look people
alone ignored unheard nobody listen hear silence
anger angry shout furious row quarrel fight temper
fear afraid worry scared anxious nervous
sleep night tired awake rest exhausted
noise loud quiet music party dog bang
car road drive park crash traffic bike
death died lost grief funeral grave miss bury
move leave stay next new start place somewhere
future reference letter landlord agent flat refuse turned
survey surveyor inspect check test expert measure meter look
clean scrub wipe wash tidy oven blind
contract lease agreement sign terms clause condition
court judge claim tribunal sue scheme
repair fix mend replace build strip install
buy sell goods order delivery quality product customer
land boundary tree plot view
company partner share profit client market
secret private tell hide
fair unfair equal half share
safe danger risk accident machine guard
food eat meal table
`.trim().split("\n");
