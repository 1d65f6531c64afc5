import { Commissione } from '../../shared/contracts/tabelle/commissioni.ts';
import { nomeAnnoScolastico } from '../../shared/domain/tempo/anno-scolastico.ts';
import { eliminazioneProtetta } from '../archivio/casa/eliminazione-protetta.ts';
import { commissioneEntita, commissioniRepository } from '../archivio/tabelle/commissione.ts';
import { archivio } from '../platform/data/archivio.ts';
import type { Store } from '../platform/data/dynamo.ts';

export const commissioni = (store: Store, codmin: string) =>
  archivio(commissioniRepository(store, codmin), {
    checkRemove: eliminazioneProtetta<Commissione>(
      store,
      commissioneEntita.nome,
      ({ numAnno, descrizione }) => `La commissione "${descrizione}" del ${nomeAnnoScolastico(numAnno)}`,
    ),
  });
