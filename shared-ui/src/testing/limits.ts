import { configure } from '@testing-library/react';

// Things awaited in tests normally come within a second; on a busy machine, within ten.
configure({ asyncUtilTimeout: 30_000 });
