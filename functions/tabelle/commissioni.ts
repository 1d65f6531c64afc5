import { eliminazioneProtetta } from '#archivio/casa/eliminazione-protetta.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import { commissioneEntita, commissioniRepository } from '#archivio/tabelle/commissione.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

const detta = ({ descrizione, datInvio }: ListaNoipa): string =>
  `la lista NoiPA "${descrizione}"${datInvio === null ? '' : `, inviata il ${formatGiorno(datInvio)}`}`;

export const commissioni = gestione(commissioniRepository, {
  checkRemove: eliminazioneProtetta<Commissione>(
    commissioneEntita.nome,
    ({ numAnno, descrizione }) => `La commissione "${descrizione}" del ${nomeAnnoScolastico(numAnno)}`,
    async ({ uid }, archivio) => (await listeRepository(archivio).listOfCommissione(uid)).map(detta),
  ),
});
