import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import {
  codiceInpsEntita,
  codiceInpsRepository,
  nomeCodiceInps,
  nomePosInail,
  nomePosInps,
  posInailEntita,
  posInailRepository,
  posInpsEntita,
  posInpsRepository,
} from '#archivio/tabelle/posizioni.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import { CodiceInps, PosInail, PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import { qualifiche1Inps, tipiContribuzioneInps } from '../riferimento/personale/qualifiche-inps.ts';

export const posInps = gestione(posInpsRepository, {
  checkRemove: eliminazioneProtetta<PosInps>(
    posInpsEntita.nome,
    (posizione) => `La posizione INPS ${nomePosInps(posizione)}`,
  ),
});

export const posInail = gestione(posInailRepository, {
  checkRemove: eliminazioneProtetta<PosInail>(
    posInailEntita.nome,
    (posizione) => `La posizione INAIL ${nomePosInail(posizione)}`,
  ),
});

const checkCodici = async (dopo: CodiceInps): Promise<CodiceInps> => {
  if (!qualifiche1Inps.voci.some(({ codice }) => codice === dopo.qualifica1))
    throw campoRifiutato('RIFERIMENTO_NON_VALIDO', 'qualifica1', `La qualifica ${dopo.qualifica1} non è nell'elenco.`);
  if (!tipiContribuzioneInps.voci.some(({ codice }) => codice === dopo.tipoContribuzione))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'tipoContribuzione',
      `Il tipo di contribuzione ${dopo.tipoContribuzione} non è nell'elenco.`,
    );
  return dopo;
};

export const codiciInps = gestione(codiceInpsRepository, {
  check: checkCodici,
  checkRemove: eliminazioneProtetta<CodiceInps>(
    codiceInpsEntita.nome,
    (codice) => `La classificazione INPS ${nomeCodiceInps(codice)}`,
  ),
});
