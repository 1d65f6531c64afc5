import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { findSovrapposti } from '#shared/domain/tempo/periodo.ts';
import { getVoceDizionario, isConCreditore, type VoceDizionario } from '../../riferimento/voci/soggettive.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';
import { refuseNonLetto } from '../titoli/titoli-della-persona.ts';
import { approveCreditore } from './creditore.ts';

/** The periods of one item never overlap; different items may. An item that no calculation reads is refused when it is written; one that is there can be closed. */
const checkSoggettiva: Parameters<typeof gestionePersonale<Soggettiva>>[1] = async (dopo, altre, context, prima) => {
  const voce = getVoceDizionario(dopo.codVoce);
  if (voce === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'codVoce',
      `La voce ${dopo.codVoce} non è nel dizionario delle voci soggettive.`,
    );
  checkImporti(dopo, voce);
  if (prima?.codVoce !== dopo.codVoce)
    await refuseNonLetto(
      { dato: voce.trattenuta ?? 'ASSEGNO_MENSILE', campo: 'codVoce', descrizione: voce.desVoce },
      dopo.uidSubAnagrafe,
      { dal: dopo.datInizio, al: dopo.datFine },
      context,
    );
  const stesse = [
    ...altre.filter(
      ({ codVoce, desRiferimento }) => codVoce === dopo.codVoce && desRiferimento === dopo.desRiferimento,
    ),
    dopo,
  ];
  const sovrapposte = findSovrapposti(
    stesse.map(({ datInizio, datFine, uid }) => ({ dal: datInizio, al: datFine, uid })),
  );
  const altra = sovrapposte?.find(({ uid }) => uid !== dopo.uid);
  if (altra)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'datInizio',
      `${voce.desVoce}: il periodo si sovrappone a quello dal ${formatGiorno(altra.dal)} ${altra.al === null ? 'in poi' : `al ${formatGiorno(altra.al)}`}.`,
    );
  await approveCreditore(prima, dopo, context);
  return dopo;
};

/** Personal amounts; one that goes takes its creditor with it. */
export const soggettive = gestionePersonale(soggettivaEntita, checkSoggettiva, (prima, context) =>
  approveCreditore(prima, undefined, context),
);

/** Refuses values that the kind of item does not admit: a total and a plan only where something is paid back, a creditor where somebody is paid. @throws RIFERIMENTO_NON_VALIDO */
const checkImporti = (dopo: Soggettiva, voce: VoceDizionario): void => {
  if (voce.tipo === 'COMPETENZA' && dopo.numTotale !== null)
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'numTotale', 'Il totale dovuto si indica solo per le trattenute.');
  if (voce.trattenuta !== 'PRESTITO_INPS' && dopo.piano !== null)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'piano',
      "Il piano di ammortamento si indica solo per le rate dovute all'INPS.",
    );
  if (dopo.creditore && !isConCreditore(voce))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'creditore',
      `${voce.desVoce}: il creditore si indica solo per pignoramenti, assegni alimentari, cessioni, delegazioni e versamenti all'agente della riscossione.`,
    );
  if (dopo.numTotale !== null && dopo.numTotale < dopo.numImporto)
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'numTotale', 'Il totale dovuto è minore della rata.');
};
