import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printRitenuteIrpef } from '#shared/contracts/cedolini/stampe/ritenute/ritenute-irpef.ts';
import { elencoDelPeriodo } from '../liquidato/elenchi.ts';
import { prospettoRighe, type Scelta } from '../liquidato/righe.ts';

const ALTRE = 'Altre ritenute fiscali';

/** Sections of the print by the code of the lines. */
const SEZIONI: Readonly<Record<string, string>> = {
  IRPEF: 'IRPEF, tassazione corrente',
  IRPEF_SEPARATA: 'IRPEF, tassazione separata',
  SOSTITUTIVA_15: 'Imposta sostitutiva del 15 %',
  RITENUTA_ACCONTO: "Ritenuta d'acconto",
  RITENUTA_NON_RESIDENTI: 'Ritenuta a titolo d’imposta dei non residenti',
  TRATTAMENTO_INTEGRATIVO: 'Trattamento integrativo (credito)',
  SOMMA_INTEGRATIVA: 'Somma integrativa (credito)',
};

/** Surtaxes and the VAT the school pays have prints of their own; any other tax withheld is here, under its name or among the others. */
const sezioneDi = ({ codice, gruppo }: RigaBreve): string | undefined => {
  const nota = SEZIONI[codice];
  if (nota !== undefined) return nota;
  const altrove = codice.startsWith('ADDIZIONALE_') || codice === 'IVA_SCISSIONE';
  return gruppo === 'ritenute_fiscali' && !altrove ? ALTRE : undefined;
};

/** Income tax withheld and credits given. */
export const righeIrpef: Scelta = { sezione: 'Imposta', sezioni: [...Object.values(SEZIONI), ALTRE], sezioneDi };

const TITOLI = { elenco: 'Elenco delle ritenute IRPEF', riepilogo: 'Riepilogo delle ritenute IRPEF' } as const;

export const ritenuteIrpef = defineStampa(
  printRitenuteIrpef,
  elencoDelPeriodo({
    titolo: ({ tipo }) => TITOLI[tipo],
    conta: 'F24',
    righe: (liquidati, { tipo }) => prospettoRighe(liquidati, righeIrpef, tipo),
  }),
);
