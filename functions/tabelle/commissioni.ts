import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import { commissioneEntita, commissioniRepository } from '#archivio/tabelle/commissione.ts';
import { gestione } from '#platform/http/gestione.ts';
import { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';

export const commissioni = gestione(commissioniRepository, {
  checkRemove: eliminazioneProtetta<Commissione>(
    commissioneEntita.nome,
    ({ numAnno, descrizione }) => `La commissione "${descrizione}" del ${nomeAnnoScolastico(numAnno)}`,
  ),
});
