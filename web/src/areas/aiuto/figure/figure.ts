import { lazy, type ComponentType } from 'react';

/** A picture of the manual: the part itself of the program, at work on invented data, and the words for those who do not see it. */
export interface Figura {
  readonly didascalia: string;
  readonly Parte: ComponentType;
}

/** The pictures of the manual. Each is loaded where it is shown. */
export const figure = {
  foglioDelleVoci: {
    didascalia:
      'Il foglio delle voci: una riga a persona, con il codice fiscale sotto il nome; una colonna a voce, con la sua unità; in fondo le somme.',
    Parte: lazy(async () => ({ default: (await import('./foglio-delle-voci.tsx')).FoglioDelleVoci })),
  },
  cifraSpiegata: {
    didascalia:
      "Una ritenuta spiegata: la frase, la formula, da quali cifre viene, la norma con il giorno da cui vale e dove è stata letta. È calcolata adesso, con le regole di quest'anno, su un compenso di 500,00 €.",
    Parte: lazy(async () => ({ default: (await import('./cifra-spiegata.tsx')).CifraSpiegata })),
  },
  omonimi: {
    didascalia:
      'Due persone con lo stesso nome: il codice fiscale, sotto, dice chi è chi in ogni elenco del programma.',
    Parte: lazy(async () => ({ default: (await import('./omonimi.tsx')).Omonimi })),
  },
  colonneDelFile: {
    didascalia:
      'Un file letto: di ogni sua colonna il programma propone che cosa dice, con le prime celle accanto; chi importa conferma o corregge.',
    Parte: lazy(async () => ({ default: (await import('./colonne-del-file.tsx')).ColonneDelFile })),
  },
} as const satisfies Readonly<Record<string, Figura>>;

export type NomeFigura = keyof typeof figure;
