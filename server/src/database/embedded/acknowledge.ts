import pg from 'pg';
import { startEmbedded } from '../embedded.ts';

/**
 * The program that the launcher test kills. It writes rows as fast as it can and prints each number only after the
 * database has confirmed it.
 */
const { url } = await startEmbedded(process.argv[2]!);
const client = new pg.Client(url);
client.on('error', () => process.exit(1));
await client.connect();
await client.query('create table if not exists acknowledged (number int primary key)');
const { rows } = await client.query('select coalesce(max(number), 0) as last from acknowledged');
for (let number = Number(rows[0].last) + 1; ; number++) {
  await client.query('insert into acknowledged values ($1)', [number]);
  process.stdout.write(`${number}\n`);
}
