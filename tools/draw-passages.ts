// By hand: `node tools/draw-passages.ts 20261128 300` draws the passages that a reader will read,
// one line a sheet. The same seed on the same sheets draws the same passages.
import { writtenPassages } from "../features/guidelines/server/public.ts";
import { repeatableRandom } from "../platform/feature/repeatable-random.ts";

const [seed = Number.NaN, count = 300] = process.argv.slice(2).map(Number);
if (!Number.isInteger(seed) || !Number.isInteger(count)) {
  process.stderr.write("node tools/draw-passages.ts SEED [COUNT]\n");
  process.exit(1);
}
const random = repeatableRandom(seed);
const all = [...(await writtenPassages()).keys()].sort();
const drawn = all
  .map((id) => ({ id, place: random() }))
  .sort((a, b) => a.place - b.place)
  .slice(0, count)
  .map(({ id }) => id)
  .sort();
const sheets = Map.groupBy(drawn, (id) => id.split("#")[0] ?? id);
process.stdout.write(`Seed ${seed}: ${drawn.length} of ${all.length} passages.\n`);
for (const [sheet, ids] of sheets)
  process.stdout.write(`${sheet}: ${ids.map((id) => id.split("#")[1]).join(" ")}\n`);
