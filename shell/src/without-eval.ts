import { config } from 'zod';

// The content security policy blocks the code zod would generate. A schema decides when it is created.
config({ jitless: true });
