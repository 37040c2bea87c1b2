/** Which rule speaks of what can be pointed at. */

import type { EffectKind } from "../model/types";

export const RULE_OF: Readonly<Record<EffectKind, string>> = {
  farm: "E1",
  village: "E2",
  forest: "E3",
  volcano: "E4",
  irrigation: "E5",
  conversion: "E6",
  "any-conversion": "E7",
  stone: "E8",
  temple: "E9",
};

/** For the parts of a score (V2): the rule, or the chapter where there is one for each god. */
export const RULE_OF_PART = { regions: "D1", wildernesses: "W1", temple: "D3", god: "gods" } as const;
