import { format } from 'node:util';

/** From now on this process prints JSON, one line per message, for a log collector. */
export function speakJson() {
  for (const [name, level] of Object.entries({ log: 30, error: 50 }))
    console[name] = (...said) => {
      for (const msg of format(...said).split('\n'))
        if (msg.trim()) process.stderr.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`);
    };
}
