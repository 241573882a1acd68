import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` in `server` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './src/database/migrations',
});
