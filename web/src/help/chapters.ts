/** The chapters of the rules help, and the rules that each of them tells. */

export interface Chapter {
  readonly id: string;
  /** Every rule that players need belongs to one chapter. */
  readonly rules: readonly string[];
  /** Rules of other chapters that matter here, too. */
  readonly see: readonly string[];
  /** Whether it has a text beyond its first sentence, and a drawing. */
  readonly text: boolean;
  readonly scene: boolean;
}

function chapter(id: string, rules: string, see = "", { text = true, scene = true } = {}): Chapter {
  const list = (names: string) => names.split(" ").filter((name) => name !== "");
  return { id, rules: list(rules), see: list(see), text, scene };
}

export const CHAPTERS: readonly Chapter[] = [
  chapter("aim", "", "T1 T2 D1"),
  chapter("pieces", "C1 C2 C3 C4 C5", "Q13"),
  chapter("setup", "S1 S2 S3 S4 S5 S6", "Q2"),
  chapter("turn", "T1 T2 T3 T4 N7", "Q9", { scene: false }),
  chapter("spread", "", "T3"),
  chapter("pay", "M1 M2 M3 N2 N3", "Q8"),
  chapter("exchange", "X1 K1 N6", "Q7 Q10 Q12"),
  chapter("place", "P1 P2 P3 P4 N1", "Q3"),
  chapter("wilderness", "W1 W2", "Q8"),
  chapter("farm", "E1", "M2 M3"),
  chapter("village", "E2 N5"),
  chapter("forest", "E3"),
  chapter("volcano", "E4", "N5"),
  chapter("irrigation", "E5", "Q1"),
  chapter("conversion", "E6 E7 E8"),
  chapter("temple", "E9 D3", "Q4 Q11"),
  chapter("gods", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10", "T4 Q5 Q6 Q7"),
  chapter("end", "D1 D2 D4", "D3 Q6"),
  chapter("rulings", "Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q12 Q13", "", { text: false, scene: false }),
  chapter("deal", "", "S5", { scene: false }),
];

/** The rules that only programs need, and the chapter that tells players about the same. */
export const PROGRAM_RULES: Readonly<Record<string, string>> = {
  N4: "pay",
  N8: "turn",
  N9: "deal",
  H1: "deal",
  H2: "deal",
  H3: "deal",
  H4: "deal",
  V1: "turn",
  V2: "end",
};

/** Where players read about a rule: at the rule, or in a chapter if only programs need it. */
export function placeOf(name: string): string {
  return PROGRAM_RULES[name] ?? name;
}

/** Where each part of a score is told: by a rule, or in the chapter with one for each god. */
export const PART_PLACES = { regions: "D1", wildernesses: "W1", temple: "D3", god: "gods" } as const;

/** The steps of taking a region, in their order (T3). */
export const STEPS = ["spread", "gather", "pay", "place", "effect", "limit", "refill"] as const;

/** Whether a rule settles what the rulebooks leave open; its reason is shown then. */
export function isRuling(rule: string): boolean {
  return rule.startsWith("Q");
}

/** The id of the element that tells a rule or is a chapter, or null where there is neither. */
export function anchorOf(asked: string): string | null {
  const name = placeOf(asked);
  if (CHAPTERS.some((each) => each.rules.includes(name))) return `rule-${name}`;
  return CHAPTERS.some((each) => each.id === name) ? `chapter-${name}` : null;
}
