/** What a home loads in the place of the steps of the calculation (`HomeOptions.modules`): each in a process of its own. */
export { callStep as handler } from './steps-apart.ts';
