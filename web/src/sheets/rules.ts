/** The rules that matter at a table, in the order of RULES.md. */
export const RULES: readonly string[] =
  "C1 C2 C3 C4 C5 S1 S2 S3 S4 S5 S6 T1 T2 T3 T4 X1 K1 M1 M2 M3 P1 P2 P3 P4 W1 W2 E1 E2 E3 E4 E5 E6 E7 E8 E9 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 D1 D2 D3 D4 Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q12 Q13 V1 V2".split(" ");
