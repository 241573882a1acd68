import { config } from 'zod';

// The content security policy forbids the code that zod would make of its schemas. A schema decides when it is made.
config({ jitless: true });
