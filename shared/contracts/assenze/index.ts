/** Absences and their kinds. */
export { assenzeRoutes } from './assenze.ts';
