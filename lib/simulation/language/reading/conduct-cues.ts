// The closed list of things the reader looks for beside strategies; en/ and zh/ fill it with wording.
export interface ConductCues {
  /** Everyone in the room is meant. */
  everyone: RegExp;
  /** A second person is spoken to. */
  second: RegExp;
  /** Concrete terms are put: by proposal, by reading a draft, or carried from another party. */
  proposes: readonly RegExp[];
  /** Figures in such a clause are somebody's earlier words or the inside of a bill, not a proposal. */
  reports: RegExp;
  /** Words that lead straight to the figure that is meant. */
  pays: RegExp;
  /** Words that make a figure a remainder or an alternative. */
  keeps: RegExp;
  /** An option is named only to be left out. */
  negates: RegExp;
  assent: RegExp;
  midpoint: RegExp;
  reason: RegExp;
  summary: readonly RegExp[];
  realityCheck: readonly RegExp[];
  /** Questions put as requests. */
  asks: RegExp;
  /** Parts of a question that make it open, ask one fact, or hold their own answer. */
  open: RegExp;
  oneFact: RegExp;
  leading: RegExp;
  /** Feelings by kind: words of the mediator that name one, and of a party that show one. */
  feelings: readonly (readonly [string, RegExp])[];
  /** The feeling is laid at the addressee's door ("you sound", 您心里). */
  namesFeeling: RegExp;
  emptyEmpathy: RegExp;
  condolence: RegExp;
  /** A party's words show that something hurts. */
  showsFeeling: RegExp;
  praises: readonly RegExp[];
  /** Thanks that praise nothing. */
  courtesy: RegExp;
  blamesAddressee: readonly RegExp[];
  /** Fault words that need a party as their target in the same clause. */
  faultWords: RegExp;
  /** The fault is denied, asked about or set aside. */
  noFault: RegExp;
  insults: RegExp;
  /** With a party named in the clause, takes its side. */
  sides: RegExp;
  /** Takes the addressee's side. */
  sidesAddressee: RegExp;
  pressures: readonly RegExp[];
  predicts: RegExp;
  minimises: readonly RegExp[];
  advisesLaw: RegExp;
  probes: RegExp;
  injection: RegExp;
  smallTalk: RegExp;
  opening: readonly RegExp[];
  procedure: readonly RegExp[];
  encourager: RegExp;
  cites: readonly RegExp[];
}
