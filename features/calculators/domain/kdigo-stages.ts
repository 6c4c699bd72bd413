/** Categories of the glomerular filtration rate (KDIGO 2012, kept in 2024), in mL/min/1.73 m². */
export const KDIGO_STAGES = [
  { id: "G5", from: 0, tone: "alert" },
  { id: "G4", from: 15, tone: "alert" },
  { id: "G3b", from: 30, tone: "watch" },
  { id: "G3a", from: 45, tone: "watch" },
  { id: "G2", from: 60, tone: "neutral" },
  { id: "G1", from: 90, tone: "good" },
] as const;
