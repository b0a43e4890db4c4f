// English words that carry no matter of a case. They weigh nothing in overlap, and a turn without enough of them is no sentence.

export const EN_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself
  himself herself itself ourselves yourselves themselves who whom whose which what when where why how there here then now so as if because although though while
  until unless since before after once than or and but nor yet for of to in on at by from with without into onto upon about over under again off out up down
  through between against toward towards around across along among near not no yes do does did done doing be am is are was were been being have has had having
  will would shall should can could may might must ought need let lets get gets got getting go goes going gone went come comes came coming make makes made
  take takes took put puts say says said tell tells told see sees saw seen know knows knew known think thinks thought want wants wanted like just only even also
  too very much many more most some any all both each every other another one ones two first last own same such still already ever never always really quite
  rather perhaps maybe well okay ok right sure oh ah um er mm yeah yep please thank thanks sorry hello hi back away thing things something anything nothing everything
  someone anyone everyone nobody somebody anybody way bit lot sort kind time times today s t re ve ll d m don doesn didn isn aren wasn weren won wouldn couldn shouldn
  hasn haven hadn ain gonna wanna gotta him'll i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll
  they're they've they'd they'll that's there's here's what's who's where's how's let's don't doesn't didn't isn't aren't wasn't weren't won't wouldn't couldn't
  shouldn't can't cannot hasn't haven't hadn't mustn't needn't mr mrs ms miss sir madam else whether either neither instead anyway
  actually simply exactly least less few little enough able keep kept give gives gave given look looks looked ask asks asked start started`.split(/\s+/),
);
