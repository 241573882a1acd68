// modules of the share scope may be imported only behind this boundary
void import('./main.tsx');
