// npm run contract: writes what the shared packages offer, and raises their versions when that changed
// npm run contract -- --check: says what is out of date instead; part of npm run check
import { parseArgs } from 'node:util';
import { changesOf, renewed, versionAfter, type Changes } from '../contract/changes.ts';
import {
  contractModules,
  contractPackages,
  readContract,
  surfaceOf,
  versionIn,
  writeContract,
  writeVersion,
} from '../contract/contracts.ts';
import { deprecationOf, type Surface } from '../contract/surface.ts';
import { readSurface } from '../contract/read-surface.ts';

const SHOWN = 15;

function describe({ added, widened, broken }: Changes): string[] {
  const lines = [
    ...broken.map(({ key, was }) => `${was.padEnd(8)} ${key}`),
    ...widened.map((key) => `widened  ${key}`),
    ...added.map((key) => `added    ${key}`),
  ];
  const rest = lines.length - SHOWN;
  return rest > 0 ? [...lines.slice(0, SHOWN), `and ${rest} more`] : lines;
}

/** Who uses it has to know how long they can. */
function refuseWithoutDay(surface: Surface): void {
  const undated = [...surface].filter(([, type]) => {
    const words = deprecationOf(type);
    return words !== undefined && !/Goes after \d{1,2} [A-Z][a-z]+ \d{4}\b/.test(words);
  });
  for (const [key] of undated)
    console.error(`${key} is deprecated without a day: say "Goes after 31 December 2026"`);
  if (undated.length > 0) process.exit(1);
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const surface = readSurface(contractModules());
refuseWithoutDay(surface);
for (const folder of contractPackages) {
  const [contract, now, version] = [readContract(folder), surfaceOf(surface, folder), versionIn(folder)];
  const changes = changesOf(contract, now);
  const next = contract.size === 0 ? version : versionAfter(version, changes);
  const said = describe(changes);
  if (said.length === 0) continue;
  if (values.check) {
    console.error(
      `${folder} ${version} is no longer what ${folder}/contract.txt says; it has to be ${next}:`,
    );
    console.error(said.map((line) => `  ${line}`).join('\n'));
    console.error('npm run contract writes both down. Commit what it changes.');
    process.exitCode = 1;
  } else {
    writeContract(folder, renewed(contract, now, next));
    writeVersion(folder, next);
    console.log([`${folder} ${next}`, ...(contract.size === 0 ? [] : said)].join('\n  '));
  }
}
