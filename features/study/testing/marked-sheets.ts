// Answer sheets marked by hand from the published rules, before any of them went through the
// program. A sheet is "ticked=points", "-" is left blank; a fraction is written as one.

/** "a+ b c+! d?": + right, ! indispensable, ? unacceptable. */
type Sheets = readonly (readonly [question: string, sheets: string])[];

/** 0, 1, 2, 3 discordances: 1, 0.5, 0.2, 0. */
export const QRM: Sheets = [
  [
    "a+ b c+ d e",
    "ac=1 a=0.5 c=0.5 abc=0.5 acd=0.5 ace=0.5 ab=0.2 ad=0.2 bc=0.2 -=0.2 abcd=0.2 acde=0.2 " +
      "b=0 abd=0 bcd=0 abcde=0 bd=0 bde=0",
  ],
  ["a+ b+ c+ d+ e", "abcd=1 abc=0.5 abd=0.5 abcde=0.5 ab=0.2 abce=0.2 cd=0.2 a=0 -=0 e=0 abe=0"],
  ["a+ b c d e", "a=1 -=0.5 ab=0.5 ae=0.5 abc=0.2 b=0.2 abcd=0 bc=0 abcde=0"],
  ["a+ b+ c d? e", "ab=1 a=0.5 abc=0.5 abe=0.5 abce=0.2 -=0.2 abd=0 ad=0 d=0 c=0"],
  ["a+! b+ c d e", "ab=1 a=0.5 abc=0.5 ac=0.2 abcd=0.2 b=0 -=0 bc=0 acd=0"],
  ["a+! b c? d+ e", "ad=1 a=0.5 ade=0.5 ab=0.2 abd=0.5 d=0 acd=0"],
];

/** One line alone. */
export const QRU: Sheets = [
  ["a b+ c d e", "b=1 a=0 c=0 d=0 e=0 -=0 ab=0 bc=0 abc=0 abcde=0"],
  ["a+ b c d", "a=1 b=0 c=0 d=0 -=0 ab=0 acd=0 abcd=0"],
  ["a b c d e+ f g", "e=1 a=0 b=0 c=0 d=0 f=0 g=0 -=0 ef=0"],
  ["a b? c+ d", "c=1 a=0 b=0 d=0 bc=0 -=0"],
  ["a+! b c", "a=1 b=0 c=0 -=0 ab=0 ac=0"],
  ["a b+", "b=1 a=0 ab=0"],
];

/** x out of the n that are told; what is ticked beyond n takes as much away. */
export const QRP: Sheets = [
  [
    "a+ b+ c+ d e",
    "abc=1 ab=2/3 ac=2/3 bc=2/3 a=1/3 b=1/3 c=1/3 -=0 d=0 de=0 abd=2/3 ade=1/3 bde=1/3 cd=1/3 " +
      "abcd=2/3 abde=1/3 acde=1/3 abcde=1/3",
  ],
  ["a+ b+ c d", "ab=1 a=1/2 b=1/2 ac=1/2 bd=1/2 cd=0 -=0 c=0 abc=1/2 abcd=0 acd=0"],
  ["a+! b+ c d? e", "ab=1 a=1/2 b=0 ac=1/2 ad=0 abd=0 bc=0 abc=1/2 -=0"],
  ["a+ b c d e", "a=1 b=0 ab=0 -=0"],
];

/** The same, among ten lines and more. */
export const QRP_LONG: Sheets = [
  [
    "a+ b+ c+ d+ e+ f g h i j k",
    "abcde=1 abcd=4/5 abc=3/5 ab=2/5 a=1/5 -=0 abcfg=3/5 abfgh=2/5 afghi=1/5 fghij=0 f=0 " +
      "abcdf=4/5 abcdef=4/5 abcdefg=3/5 abcdefgh=2/5 abcdefghi=1/5 abcdefghij=0 abcdefghijk=0 " +
      "abcdfg=3/5 abcdfgh=2/5",
  ],
  [
    "a+ b+ c+ d+ e f g h i j",
    "abcd=1 abc=3/4 ab=1/2 a=1/4 -=0 abce=3/4 abef=1/2 aefg=1/4 efgh=0 abcde=3/4 abcdef=1/2 " +
      "abcef=1/2",
  ],
  ["a+! b+ c+ d+ e? f g h i j", "abcd=1 bcd=0 abce=0 a=1/4 abcf=3/4 -=0 e=0 abcdf=3/4"],
];

/** Accepted wordings, then each text and whether it says one of them. */
export const QROC: readonly (readonly [accepted: string[], right: string[], wrong: string[]])[] = [
  [
    ["adrénaline", "épinéphrine"],
    ["adrénaline", "ADRENALINE", "l’adrénaline", "adrenalinne", "adrénalin", "epinephrine"],
    ["noradrénaline", "", "atropine", "adrn", "adrénaline 1 mg", "une", "dopamine"],
  ],
  [
    ["embolie pulmonaire"],
    ["Embolie Pulmonaire", "une embolie pulmonaire", "l'embolie pulmonnaire", "embolie pulmoniare"],
    ["embolie", "pulmonaire", "embolie graisseuse", "embolie pulmonaire massive", "EP"],
  ],
  [
    ["0,5 mg"],
    ["0.5 mg", "0,5 MG", "0,5mg"],
    ["0,05 mg", "5 mg", "0,5 g", "0,5 µg", "0,5", "0,5 mg/kg"],
  ],
  [
    ["hyperkaliémie"],
    ["hyperkaliemie", "HYPERKALIÉMIE", "hyperkalémie", "hyperkailémie", "une hyperkaliémie"],
    ["hypokaliémie", "hiperkaliémie", "hypernatrémie", "kaliémie"],
  ],
];

const HEART_AND_LUNG = { heart: [0.5, 0.5], lung: [0.2, 0.4] } as const;
type Points = readonly (readonly [x: number, y: number])[];

/** Circles of radius 0.1: a share of the zones, what is pointed beyond their number taken away. */
export const ZONES: readonly (readonly [zones: Points, sheets: readonly [Points, number][]])[] = [
  [
    [HEART_AND_LUNG.heart],
    [
      [[[0.5, 0.5]], 1],
      [[[0.55, 0.5]], 1],
      [[[0.5, 0.59]], 1],
      [[[0.41, 0.5]], 1],
      [[[0.57, 0.57]], 1],
      [[[0.58, 0.58]], 0],
      [[[0.5, 0.61]], 0],
      [[[0.39, 0.5]], 0],
      [[], 0],
      [[[0, 0]], 0],
      [[[1, 1]], 0],
      // A second point takes away what the first one brought.
      [
        [
          [0.5, 0.5],
          [0.9, 0.9],
        ],
        0,
      ],
    ],
  ],
  [
    [HEART_AND_LUNG.heart, HEART_AND_LUNG.lung],
    [
      ...[...HALF(HEART_AND_LUNG.heart), ...HALF(HEART_AND_LUNG.lung)],
      [[HEART_AND_LUNG.heart, HEART_AND_LUNG.lung], 1],
      [[HEART_AND_LUNG.lung, HEART_AND_LUNG.heart], 1],
      [
        [
          [0.58, 0.5],
          [0.2, 0.32],
        ],
        1,
      ],
      [[], 0],
      [[[0.8, 0.8]], 0],
      [[[0.35, 0.45]], 0],
      [
        [
          [0.8, 0.8],
          [0.9, 0.1],
        ],
        0,
      ],
      [[HEART_AND_LUNG.heart, HEART_AND_LUNG.lung, [0.9, 0.9]], 0.5],
      [[HEART_AND_LUNG.heart, HEART_AND_LUNG.lung, [0.9, 0.9], [0.1, 0.9]], 0],
      [[HEART_AND_LUNG.heart, [0.7, 0.9], [0.9, 0.9]], 0],
    ],
  ],
];

/** One zone out of two, however it is pointed at. */
function HALF([x, y]: readonly [number, number]): [Points, number][] {
  const around: Points = [
    [x, y],
    [x + 0.05, y],
    [x - 0.05, y],
    [x, y + 0.05],
    [x, y - 0.05],
  ];
  return [
    ...around.map((point): [Points, number] => [[point], 0.5]),
    // Twice in one zone is that zone.
    [[[x, y], around[1] ?? [x, y]], 0.5],
    [
      [
        [x, y],
        [0.9, 0.9],
      ],
      0.5,
    ],
    [
      [
        [0.9, 0.1],
        [x, y],
      ],
      0.5,
    ],
    // Three points for two zones: one too many.
    [[[x, y], around[2] ?? [x, y], around[3] ?? [x, y]], 0],
  ];
}

/** Experts of the panel at each step of the scale; points of each step that is chosen. */
export const TCS: readonly (readonly [panel: Record<string, number>, sheets: string])[] = [
  [{ "-2": 0, "-1": 1, "0": 4, "1": 8, "2": 2 }, "-2=0 -1=1/8 0=1/2 1=1 2=1/4 -=0"],
  [{ "-2": 10, "-1": 5, "0": 0, "1": 0, "2": 0 }, "-2=1 -1=1/2 0=0 1=0 2=0 -=0"],
  [{ "-2": 3, "-1": 3, "0": 3, "1": 3, "2": 3 }, "-2=1 -1=1 0=1 1=1 2=1 -=0"],
  [{ "-2": 0, "-1": 0, "0": 1, "1": 4, "2": 10 }, "-2=0 -1=0 0=1/10 1=2/5 2=1 -=0"],
  [{ "-2": 6, "-1": 6, "0": 2, "1": 1, "2": 0 }, "-2=1 -1=1 0=1/3 1=1/6 2=0 -=0"],
  [{ "-2": 0, "-1": 0, "0": 15, "1": 0, "2": 0 }, "-2=0 -1=0 0=1 1=0 2=0 -=0"],
  [{ "-1": 2, "0": 8, "1": 5 }, "-1=1/4 0=1 1=5/8 -=0"],
];

/** "a/ab/-": one answer a question, in order. */
interface Series {
  readonly questions: readonly (readonly ["qru" | "qrm" | "qrp", string])[];
  readonly points?: readonly number[];
  readonly sheets: string;
}

/** Points are added: what each question is worth is told. */
export const KFP: readonly Series[] = [
  {
    questions: [
      ["qru", "a+ b c"],
      ["qrp", "a+ b+ c d"],
    ],
    points: [1, 3],
    sheets:
      "a/ab=1 a/a=5/8 a/-=1/4 b/ab=3/4 b/a=3/8 -/ab=3/4 -/-=0 a/cd=1/4 c/cd=0 a/abc=5/8 " +
      "ab/ab=3/4 b/abc=3/8 a/abcd=1/4",
  },
  {
    questions: [
      ["qrm", "a+ b c+ d"],
      ["qru", "a b+"],
    ],
    sheets:
      "ac/b=1 a/b=3/4 -/b=3/5 ac/a=1/2 a/a=1/4 -/a=1/10 ac/-=1/2 bd/b=1/2 bd/a=0 abc/b=3/4 " +
      "abcd/b=3/5 abcd/a=1/10 ac/ab=1/2",
  },
  {
    questions: [
      ["qru", "a+ b"],
      ["qru", "a+ b"],
      ["qru", "a+! b"],
    ],
    points: [2, 2, 1],
    sheets:
      "a/a/a=1 a/a/b=4/5 a/b/a=3/5 b/a/a=3/5 a/b/b=2/5 b/a/b=2/5 b/b/a=1/5 b/b/b=0 -/-/-=0 " +
      "a/-/-=2/5 -/-/a=1/5 a/a/-=4/5 ab/a/a=3/5 a/a/ab=4/5",
  },
];

/** Mean of the questions; one that was not reached is marked like any blank one. */
export const MINI_CASE: readonly Series[] = [
  {
    questions: [
      ["qru", "a+ b c"],
      ["qrp", "a+ b+ c d"],
      ["qrm", "a+ b c+ d"],
    ],
    sheets:
      "a/ab/ac=1 a/ab/a=5/6 a/ab/-=11/15 a/a/ac=5/6 a/-/ac=2/3 b/ab/ac=2/3 b/a/a=1/3 b/-/-=1/15 " +
      "-/-/ac=1/3 a=2/5 a/ab=11/15 b/cd/bd=0 a/cd/bd=1/3 b/ab/bd=1/3 a/abc/ac=5/6 a/a/a=2/3 " +
      "ab/ab/ac=2/3 c/abcd/bd=0",
  },
  {
    questions: [
      ["qrm", "a+! b+ c"],
      ["qrm", "a+ b c?"],
    ],
    sheets:
      "ab/a=1 a/a=3/4 b/a=1/2 ab/-=3/4 ab/ac=1/2 ab/ab=3/4 a/b=7/20 -/-=1/4 b/c=0 abc/a=3/4 " +
      "ac/a=3/5 ac/b=1/5",
  },
  {
    questions: [
      ["qru", "a b+"],
      ["qru", "a+ b"],
      ["qru", "a b c+"],
      ["qru", "a+ b c"],
    ],
    sheets:
      "b/a/c/a=1 b/a/c=3/4 b/a=1/2 b=1/4 a/a/c/a=3/4 a/b/c/a=1/2 a/b/a/a=1/4 a/b/a/b=0 -/-/-/a=1/4 " +
      "b/-/c/-=1/2 ab/a/c/a=3/4",
  },
];

/** Critical reading: mean of the questions on the article, in whatever order they were answered. */
export const LCA: readonly Series[] = [
  {
    questions: [
      ["qrm", "a+ b+ c d e"],
      ["qru", "a b+ c d"],
      ["qrm", "a+ b c d? e"],
    ],
    sheets:
      "ab/b/a=1 ab/b/-=5/6 ab/b/ab=5/6 ab/b/abc=11/15 ab/b/ad=2/3 ab/a/a=2/3 ab/-/a=2/3 a/b/a=5/6 " +
      "abc/b/a=5/6 -/b/a=11/15 ac/b/a=11/15 c/b/a=2/3 acd/b/a=2/3 -/-/-=7/30 a/a/-=1/3 c/a/d=0 " +
      "c/b/d=1/3 ab/bc/bc=1/3 abcd/b/b=7/15 b/b/abc=17/30 ab/b=5/6 ab=1/2 -/b=17/30",
  },
  {
    questions: [
      ["qru", "a+ b c d e"],
      ["qrm", "a+! b+ c d e"],
    ],
    sheets:
      "a/ab=1 b/ab=1/2 -/ab=1/2 a/a=3/4 a/abc=3/4 a/ac=3/5 a/abcd=3/5 a/b=1/2 a/-=1/2 b/-=0 " +
      "c/a=1/4 ab/ab=1/2 d/ac=1/10 a/bc=1/2 a=1/2 e/abc=1/4 -/-=0 abc/a=1/4 a/acd=1/2 -/abcd=1/10",
  },
];
