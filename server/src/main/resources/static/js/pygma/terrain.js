/** A sign for each terrain, so that none is told by its colour alone; drawn around the middle of a hex. */
export const GLYPHS = {
  ice: "M-7 0H7M-3.5-6 3.5 6M3.5-6-3.5 6",
  plain: "M-6 3H-1M1-3H6",
  mountains: "M-10 7-4-6 0 1 4-4 10 7",
  plateau: "M-10 5-6-3H6L10 5",
  hills: "M-10 4Q-5-7 0 4Q5-7 10 4",
  desert: "M-7 2h.1M0-4h.1M6 3h.1M-1 6h.1M5-6h.1M-6-5h.1",
  swamp: "M-8 4H8M-4 4V-3M0 4V-6M4 4V-3",
  grassland: "M-6 4-7-2M-6 4-5-2M4 6 3 0M4 6 5 0M1-3 0-8M1-3 2-8",
  rainforest: "M-4 7V1M4 7V1M-8 1a4 4 0 0 1 8 0zM0 1a4 4 0 0 1 8 0z",
  "light-forest": "M0 7V2M-5 2 0-8 5 2z",
  "deep-forest": "M-5 7V3M-9 3-5-6-1 3zM5 7V3M1 3 5-6 9 3z",
  "fresh-water": "M-8 0q4-5 8 0t8 0",
  "salt-water": "M-8-3q4-5 8 0t8 0M-8 5q4-5 8 0t8 0",
  reefs: "M-7-5l5 5m0-5-5 5M2 1l5 5m0-5-5 5",
  oasis: "M0 7V-2M0-2q-5-5-8 0M0-2q5-5 8 0M-6 7H6",
  "wooded-hills": "M-10 7Q-5-2 0 7Q5-2 10 7M0 0V-3M-4-3 0-9 4-3z",
};

/** Settlements by the code of their kind: the more houses, the larger. */
export const SETTLEMENTS = {
  KS: "M-3 4V0L0-3 3 0V4z",
  GS: "M-6 4V1L-3-2 0 1V4zM0 4V0L3-4 6 0V4z",
  KST: "M-8 5V1L-5-2-2 1V5zM-2 5V-2L1-6 4-2V5zM4 5V1H8V5z",
  BST: "M-9 6V-3H-5V0H-2V-7H2V0H5V-3H9V6z",
  HST: "M-9 6V-3H-5V0H-2V-7H2V0H5V-3H9V6zM-9 9H9",
  HPT: "M-10 7V5H10V7zM-9-3 0-9 9-3zM-7 4V-2H-5V4zM-1 4V-2H1V4zM5 4V-2H7V4z",
};

/** Fortifications and towers. */
export const BUILDING = "M-4 6V-3H-6V-7H-3V-5H-1V-7H1V-5H3V-7H6V-3H4V6z";
