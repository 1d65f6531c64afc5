import { familiareEntita } from '#archivio/persone/familiare.ts';
import { particolaritaEntita } from '#archivio/persone/particolarita.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { Familiare } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import {
  descrizioneParticolarita,
  gruppoParticolarita,
  messaggioEsclusione,
  type CodiceParticolarita,
} from '#shared/domain/persona/particolarita.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';
import { refuseNonLetto } from '../titoli/titoli-della-persona.ts';

const figliRichiesti: Readonly<Partial<Record<CodiceParticolarita, number>>> = {
  MADRE_DUE_FIGLI: 2,
  MADRE_TRE_FIGLI: 3,
};

const figliDi = (familiari: readonly Familiare[]): readonly Familiare[] =>
  familiari.filter(({ codParentela }) => codParentela === 'FI' || codParentela === 'FA');

/** The relief is of mothers. @throws RIFERIMENTO_NON_VALIDO */
const refuseUomo = async (
  { codParticolarita, uidSubAnagrafe }: Particolarita,
  prima: Particolarita | undefined,
  archivio: Archivio,
): Promise<void> => {
  if (gruppoParticolarita[codParticolarita] !== 'MADRE' || prima?.codParticolarita === codParticolarita) return;
  const persona = await archivio.of(personaEntita).get(uidSubAnagrafe);
  if (persona?.flgSesso === 'M')
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codParticolarita',
      `L'esonero è delle lavoratrici madri, e ${persona.desCognome} ${persona.desNome} è registrato come maschio: correggere il sesso nella scheda, se è sbagliato.`,
    );
};

/** Of each group one at most on a day: not both the 2 % and the 3 % relief, one option for foreign occasional work, one relief for mothers. */
export const particolarita = gestionePersonale(particolaritaEntita, async (dopo, altre, context, prima) => {
  const gruppo = gruppoParticolarita[dopo.codParticolarita];
  const periodo = { dal: dopo.datInizio, al: dopo.datFine };
  const altra = altre.find(
    (candidata) =>
      gruppoParticolarita[candidata.codParticolarita] === gruppo &&
      overlaps({ dal: candidata.datInizio, al: candidata.datFine }, periodo),
  );
  if (altra) {
    const fine = altra.datFine === null ? 'in poi' : `al ${formatGiorno(altra.datFine)}`;
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codParticolarita',
      `${messaggioEsclusione[gruppo]} C'è già "${descrizioneParticolarita[altra.codParticolarita]}" dal ${formatGiorno(altra.datInizio)} ${fine}.`,
    );
  }
  if (prima?.codParticolarita !== dopo.codParticolarita)
    await refuseNonLetto(
      {
        dato: dopo.codParticolarita,
        campo: 'codParticolarita',
        descrizione: descrizioneParticolarita[dopo.codParticolarita],
      },
      dopo.uidSubAnagrafe,
      periodo,
      context,
    );
  await refuseUomo(dopo, prima, context.archivio);
  const richiesti = figliRichiesti[dopo.codParticolarita];
  if (richiesti !== undefined) {
    const figli = figliDi(await context.archivio.of(familiareEntita).listAll(dopo.uidSubAnagrafe));
    if (figli.length < richiesti)
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'codParticolarita',
        `Per questo esonero servono almeno ${richiesti} figli: nel nucleo familiare ce n${figli.length === 1 ? "'è 1" : `e sono ${figli.length}`}.`,
      );
  }
  return dopo;
});
