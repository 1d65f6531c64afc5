import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { rigaServizio, servizioEntita } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { byNominativo } from '#shared/domain/persona/nominativo.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { chiDi } from './arretrati.ts';
import { pagateConLePrime, testatePerPersona } from './pagati.ts';

/** The people paid by the tables of before, with how many payslips; of a State school those who served in those months, with how many services. In order of name. */
export const personeDelRinnovo = async (archivio: Archivio, rinnovo: Rinnovo, setupType: SetupType) => {
  const numeri = setupType === 'SCUOLA' ? await serviti(archivio, rinnovo) : await pagati(archivio, rinnovo);
  const persone = await personeRepository(archivio).getMany([...numeri.keys()]);
  return persone
    .toSorted(byNominativo)
    .map((persona) => ({ ...chiDi(persona), cedolini: numeri.get(persona.uid) ?? 1 }));
};

const pagati = async (archivio: Archivio, rinnovo: Rinnovo): Promise<ReadonlyMap<Uid<'PERSONA'>, number>> =>
  new Map(
    [...(await testatePerPersona(archivio, await pagateConLePrime(archivio, rinnovo)))].map(([persona, sue]) => [
      persona,
      sue.length,
    ]),
  );

/** One query of the index. */
const serviti = async (archivio: Archivio, { dal, noto }: Rinnovo): Promise<ReadonlyMap<Uid<'PERSONA'>, number>> => {
  const items = await archivio.of(servizioEntita).queryIndice({ index: 'indice3', from: dal, to: '~~' });
  const righe = archivio.leggi(items, rigaServizio).filter(({ datInizio }) => datInizio < noto);
  return new Map(
    [...Map.groupBy(righe, ({ uidSubAnagrafe }) => uidSubAnagrafe)].map(([persona, suoi]) => [persona, suoi.length]),
  );
};
