// npm run build
import { buildChanged } from '../release/work.ts';
import { command } from './command.ts';

await command((store) => buildChanged(store, console.log));
