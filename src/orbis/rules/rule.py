"""The ids of RULES.md."""

from enum import Enum


class Rule(Enum):
    """A rule or ruling of RULES.md, by its id."""

    # Components
    C1 = "C1"
    C2 = "C2"
    C3 = "C3"
    C4 = "C4"
    C5 = "C5"

    # Set-up
    S1 = "S1"
    S2 = "S2"
    S3 = "S3"
    S4 = "S4"
    S5 = "S5"
    S6 = "S6"

    # The turn
    T1 = "T1"
    T2 = "T2"
    T3 = "T3"
    T4 = "T4"

    # Exchange
    X1 = "X1"

    # Kingdom
    K1 = "K1"

    # Paying
    M1 = "M1"
    M2 = "M2"
    M3 = "M3"

    # The universe
    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"

    # Wilderness
    W1 = "W1"
    W2 = "W2"

    # Region effects
    E1 = "E1"
    E2 = "E2"
    E3 = "E3"
    E4 = "E4"
    E5 = "E5"
    E6 = "E6"
    E7 = "E7"
    E8 = "E8"
    E9 = "E9"

    # Gods
    G1 = "G1"
    G2 = "G2"
    G3 = "G3"
    G4 = "G4"
    G5 = "G5"
    G6 = "G6"
    G7 = "G7"
    G8 = "G8"
    G9 = "G9"
    G10 = "G10"

    # End and scoring
    D1 = "D1"
    D2 = "D2"
    D3 = "D3"
    D4 = "D4"

    # Rulings
    Q1 = "Q1"
    Q2 = "Q2"
    Q3 = "Q3"
    Q4 = "Q4"
    Q5 = "Q5"
    Q6 = "Q6"
    Q7 = "Q7"
    Q8 = "Q8"
    Q9 = "Q9"
    Q10 = "Q10"
    Q11 = "Q11"
    Q12 = "Q12"
    Q13 = "Q13"

    # Decisions
    N1 = "N1"
    N2 = "N2"
    N3 = "N3"
    N4 = "N4"
    N5 = "N5"
    N6 = "N6"
    N7 = "N7"
    N8 = "N8"
    N9 = "N9"

    # Shuffles
    H1 = "H1"
    H2 = "H2"
    H3 = "H3"
    H4 = "H4"

    # Counting and comparing
    V1 = "V1"
    V2 = "V2"
