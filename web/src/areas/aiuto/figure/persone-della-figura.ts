/** People who are obviously invented, two of them of one name. */
export const personeDellaFigura = [
  { cognome: 'ESEMPIO', nome: 'Ada', cf: 'SMPDAA80A41X000X' },
  { cognome: 'ESEMPIO', nome: 'Ada', cf: 'SMPDAA91H50X000X' },
  { cognome: 'PROVA', nome: 'Bruno', cf: 'PRVBRN75C12X000X' },
] as const;
