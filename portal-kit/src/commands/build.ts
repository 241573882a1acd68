// npm run build
import { buildChanged } from '../release/build-and-release.ts';
import { command } from './command.ts';

await command((store) => buildChanged(store, console.log));
