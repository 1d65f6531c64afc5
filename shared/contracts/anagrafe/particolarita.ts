import * as z from 'zod';
import { data, scelta, testoLungo, uidDi, versione } from '../../domain/campi.ts';
import { codiciParticolarita } from '../../domain/persona/particolarita.ts';
import { acrossFields } from '../across-fields.ts';

type Contesto = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

/** An end does not come before its start. */
export const checkDate = (
  { datInizio, datFine }: { readonly datInizio: string; readonly datFine: string | null },
  contesto: Contesto,
): void => {
  if (datFine !== null && datFine < datInizio)
    contesto.addIssue({ code: 'custom', path: ['datFine'], message: 'La data di fine deve seguire quella di inizio.' });
};

/** A dated condition that changes contributions or tax of a person. */
export const ParticolaritaInput = z.strictObject({
  codParticolarita: scelta(codiciParticolarita),
  datInizio: data(),
  datFine: data().nullable(),
  note: testoLungo(1000),
});
export type ParticolaritaInput = z.infer<typeof ParticolaritaInput>;
export const Particolarita = z.strictObject({
  ...ParticolaritaInput.shape,
  uid: uidDi('PARTICOLARITA'),
  uidSubAnagrafe: uidDi('PERSONA'),
  versione: versione(),
});
export type Particolarita = z.infer<typeof Particolarita>;

export const ParticolaritaModulo = ParticolaritaInput.check(acrossFields(checkDate));
