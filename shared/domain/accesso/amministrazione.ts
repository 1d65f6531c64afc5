/** Under which name the audit trail of a school keeps what the administrator of the program did in it; the record is the school itself. */
export const REGISTRO_AMMINISTRAZIONE = 'AMMINISTRAZIONE';
