/** What no sentence to an office has: a code of the program, the id of a rule, a day as machines write it. */
export const SIGLE = /[A-Z]{2,}_[A-Z]|[a-z]\.[a-z]{2}|\d{4}-\d{2}-\d{2}/;
