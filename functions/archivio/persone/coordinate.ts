import { isDeepStrictEqual } from 'node:util';
import { effettoDi, type Effetto } from '#platform/data/effetti.ts';
import { CampiPersona, Pagamento, type Persona } from '#shared/contracts/anagrafe/persona.ts';

/** Where a person is paid, and who cashes for them: the holder that a judge named, the dead whose pay goes to their heirs. */
const Destinazione = CampiPersona.pick({ flgTutela: true, cfDeceduto: true, quotaEredita: true })
  .extend(Pagamento.shape)
  .strip();

const destinazioneDi = (persona: Persona) => {
  const { flgTutela = false, ...resto } = Destinazione.parse(persona);
  return { flgTutela, ...resto };
};

/** True of two records that are paid in the same way, on the same account, into the same hands. */
export const pagateUguali = (una: Persona, altra: Persona): boolean =>
  isDeepStrictEqual(destinazioneDi(una), destinazioneDi(altra));

/** The effects that take a person's pay elsewhere: other payment data, a new heir, the record that is no more (another is paid in its place). */
export const effettiCoordinate = (prima: Persona | undefined, dopo: Persona | undefined): readonly Effetto[] => {
  if (dopo === undefined) return prima === undefined ? [] : [effettoDi('COORDINATE', prima.uid, null)];
  if (prima === undefined)
    return dopo.cfDeceduto === null ? [] : [effettoDi('COORDINATE', dopo.desCf, destinazioneDi(dopo))];
  return pagateUguali(prima, dopo) ? [] : [effettoDi('COORDINATE', dopo.uid, destinazioneDi(dopo))];
};
