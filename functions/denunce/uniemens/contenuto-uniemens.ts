import { inizioDelLavoro } from '#archivio/cedolini/lavoro.ts';
import type { ContenutoDenuncia } from '#archivio/denunce/contenuto.ts';
import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { getScuolaPropria, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { rotteDei } from '../denuncia/cedolini-contabilizzati.ts';
import { lavoroDeiCedolini } from '../denuncia/lavoro/lavoro-dei-cedolini.ts';
import { withVociPerIncarico } from '../denuncia/voci-rilette.ts';
import { frontespizioDi } from './fronte.ts';
import { withMesiDetti } from './mesi-detti.ts';
import { collectUniemens } from './raccolta/denuncia-del-mese.ts';
import { isDiPagaFissa } from './raccolta/paga-fissa.ts';
import { loadDatiPersone } from './raccolta/persone.ts';
import { withRate } from './rate-trattenute.ts';
import { onlyRighe, righeDei, withAMano } from './respinti.ts';

interface DaDire {
  readonly mese: Mese;
  readonly processi: readonly Processo[];
  readonly scuola: Scuola | undefined;
  readonly corretta: DenunciaSalvata | undefined;
  /** Only what it says of a person. */
  readonly di?: Uid<'PERSONA'>;
}

/** Its payslips, its people, and what becomes of them; of who was refused only, when it sends those again. */
export const contenutoUniemens = async (
  archivio: Archivio,
  { mese, processi, scuola, corretta, di }: DaDire,
): Promise<ContenutoDenuncia> => {
  const ultimo = ultimoGiornoDelMese(mese);
  const pagato = new Map(processi.map((processo) => [processo.uid, pagataIl(processo)]));
  const cedolini = (await rotteDei(archivio, processi, di)).map((cedolino) => ({
    ...cedolino,
    pagato: pagato.get(cedolino.testata.idProcesso) ?? ultimo,
  }));
  const daDire = corretta === undefined ? cedolini : onlyRighe(cedolini, righeDei(corretta));
  const conRate = await withRate(archivio, daDire);
  const suoi = conRate.filter(
    ({ rotte, rate }) => rate.length > 0 || rotte.some(({ adempimenti }) => adempimenti.UNIEMENS),
  );
  const interessati = await withMesiDetti(archivio, await withVociPerIncarico(archivio, suoi), processi);
  const raccolto = collectUniemens(
    interessati,
    await loadDatiPersone(
      archivio,
      interessati.map(({ testata }) => testata.uidSubAnagrafe),
      ultimo,
      lavoroDeiCedolini(
        archivio,
        interessati.map((cedolino) => ({ ...cedolino, stipendio: isDiPagaFissa(cedolino) })),
        inizioDelLavoro(ultimo),
      ),
    ),
    { mese, fronte: frontespizioDi(scuola, ultimo), CFAzienda: scuolaAl(scuola, ultimo)?.codFiscale ?? '' },
  );
  return corretta === undefined ? raccolto : withAMano(raccolto, corretta);
};

/** Gathers now what a filing would say of a person, from the runs that it tells of. @throws STATO_NON_AMMESSO */
export const collectUniemensDi = async (
  archivio: Archivio,
  { anno, mese }: Denuncia,
  processi: readonly Processo[],
  di: Uid<'PERSONA'>,
): Promise<ContenutoDenuncia> => {
  const scuola = await getScuolaPropria(archivio);
  return contenutoUniemens(archivio, { mese: { anno, mese }, processi, scuola, corretta: undefined, di });
};
