import { moveDate } from './data-spostata.ts';

// Loaded first in the processes that the product begins while its clock is moved: a machine has one clock.
const milliseconds = Number(process.env.OROLOGIO_SPOSTATO ?? 0);
moveDate(() => milliseconds);
