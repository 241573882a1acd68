import { configure } from '@testing-library/react';

// What a test waits for comes within a second; on a machine that does three other things as well, within ten.
configure({ asyncUtilTimeout: 30_000 });
