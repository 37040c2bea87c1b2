/** The colours by which people are recognised, in the light and the dark theme; worshippers have others. */

import type { NewColour } from "../net/wire";

export type OwnColour = NewColour["colour"];

export const OWN_COLOURS: Readonly<Record<Exclude<OwnColour, "">, readonly [light: string, dark: string]>> = {
  teal: ["#0b6672", "#6fd3df"],
  olive: ["#5c6312", "#ccd26a"],
  brown: ["#7b4a26", "#dcae86"],
  pink: ["#b0267c", "#ff9fd2"],
  violet: ["#5a3fc0", "#b9a9ff"],
  grey: ["#5a5f66", "#b9bec6"],
};
