import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi } from '#archivio/cedolini/cedolino.ts';
import type { ContenutoDenuncia, RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository, type DenunciaSalvata, type StatoAmmesso } from '#archivio/denunce/denunce-repository.ts';
import { cartellaDenuncia, fileConservato } from '#archivio/denunce/file-conservati.ts';
import { tracciatoScuola } from '#archivio/denunce/tracciato-scuola.ts';
import { uidValore, type ValoreDenuncia } from '#archivio/denunce/valore.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { AppError, campoNonValido, nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { DenunciaIntera, Origine, Denuncia as Testata, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { catalogo } from '../formati/catalogo.ts';
import { isBloccante, tracciatoDella } from '../macchina/denuncia.ts';
import { nomeFile, nomeNuovo } from '../macchina/nome-file.ts';
import { improntaMappa, riferimentiDi } from './comuni-e-mappa.ts';
import { interaCon, statoDi, type ArchivioOggi, type DatiDi } from './denuncia-intera.ts';
import { filesDiAdesso, ultimoUguale } from './files-di-adesso.ts';
import { improntaFile, valutazioneDi } from './stato-denuncia.ts';

export const MODIFICABILE: StatoAmmesso = { cosa: 'modificare', da: ['ATTESA', 'COMPLETATO'] };
const ELIMINABILE: StatoAmmesso = { cosa: 'eliminare', da: ['ATTESA', 'COMPLETATO'] };

/** What a call about a filing names: which, and the version it was read in. */
export interface RiferimentoDenuncia {
  readonly uid: Uid<'DENUNCIA'>;
  readonly versione: number;
}

interface DaCorreggere extends RiferimentoDenuncia {
  readonly riga: string;
  readonly perche: string;
}

interface ValoreDaScrivere extends DaCorreggere {
  readonly campo: string;
  readonly valore: ValoreCampo | null;
}

interface ValoriDaScrivere extends DaCorreggere {
  /** By field; null puts the computed value back. */
  readonly campi: Readonly<Record<string, ValoreCampo | null>>;
}

/** One field with its value, several by their names, or both. */
interface Correzione extends DaCorreggere {
  readonly campo?: string | undefined;
  readonly valore?: ValoreCampo | null | undefined;
  readonly campi?: ValoriDaScrivere['campi'] | undefined;
}

/** The payslip lines that each of some records sums, with the names of who and what: a read for each hundred payslips. */
const originiDi = async (
  archivio: Archivio,
  { cedolini }: ContenutoDenuncia,
  records: readonly RecordRaccolto[],
): Promise<Origine[][]> => {
  const posti = records.flatMap(({ origini }) => origini.map(([posto]) => posto));
  const uids = [...new Set(posti.flatMap((posto) => cedolini[posto] ?? []))];
  const testate = await cedoliniRepository(archivio).getTestate(uids);
  const perUid = new Map(testate.map((testata) => [testata.uid, { testata, righe: righeBrevi(testata) }]));
  return records.map(({ origini }) =>
    origini.flatMap(([posto, riga, importo]) => {
      const cedolino = cedolini[posto];
      const trovato = cedolino === undefined ? undefined : perUid.get(cedolino);
      if (trovato === undefined) return [];
      const { testata, righe } = trovato;
      return [
        {
          idProcesso: testata.idProcesso,
          idCedolino: testata.uid,
          nominativo: `${testata.storico.desCognome} ${testata.storico.desNome}`.trim(),
          desCf: testata.storico.desCf,
          riga,
          descrizione: righe[riga]?.descrizione ?? '',
          importo,
        },
      ];
    }),
  );
};

interface Mezzi {
  /** The obligation whose filings these are. */
  readonly di: Adempimento;
  readonly files: Files;
  /** The front of an open filing as it would be gathered now. */
  readonly datiDi: DatiDi;
}

/** What is done to a filing of any kind before it is sent. */
export const denunceService = ({ di, files, datiDi }: Mezzi) => {
  const interaDi = interaCon(datiDi);
  /** Writes over the fields of a record, or puts them back. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  const putValori = async (da: ValoriDaScrivere, context: RequestContext): Promise<DenunciaIntera> => {
    const denunce = denunceRepository(context.archivio, di);
    const salvata = await denunce.loadIntera(da.uid);
    denunce.check(salvata.denuncia, da.versione, MODIFICABILE);
    const valori = Object.entries(da.campi).reduce(
      (prima, [campo, valore]) => overwrite({ ...da, campo, valore }, { ...salvata, valori: prima }, denunce, context),
      salvata.valori,
    );
    const dopo = { ...salvata, valori };
    const { tipo } = salvata.denuncia;
    const { testata } = valutazioneDi(catalogo[tipo], dopo, await riferimentiDi(context.archivio, tipo));
    const denuncia = context.modifica.write(denunce.update(salvata.denuncia, testata));
    return interaDi({ ...dopo, denuncia }, context);
  };
  return {
    /** @throws NON_TROVATO */
    get: async (uid: Uid<'DENUNCIA'>, riga: string | undefined, context: ArchivioOggi): Promise<DenunciaIntera> => {
      const { archivio } = context;
      const salvata = await denunceRepository(archivio, di).loadIntera(uid);
      const intera = await interaDi(salvata, context);
      if (riga === undefined) return intera;
      const record = salvata.contenuto.records.find(({ chiave }) => chiave === riga);
      if (record === undefined) throw nonTrovato('La riga');
      const [origini = []] = await originiDi(archivio, salvata.contenuto, [record]);
      return { ...intera, origini };
    },

    /** Each record of a filing with the payslip lines it sums. @throws NON_TROVATO */
    withOrigini: async (uid: Uid<'DENUNCIA'>, context: ArchivioOggi) => {
      const { archivio } = context;
      const salvata = await denunceRepository(archivio, di).loadIntera(uid);
      const { righe, rilievi } = await interaDi(salvata, context);
      const origini = await originiDi(archivio, salvata.contenuto, salvata.contenuto.records);
      return righe.map((riga, indice) => ({
        riga,
        rilievi: rilievi.filter(({ chiave, controllo }) => chiave === riga.chiave && controllo !== 'OGGI_BLOCCHEREBBE'),
        origini: origini[indice] ?? [],
      }));
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    remove: async ({ uid, versione }: RiferimentoDenuncia, { archivio, modifica }: RequestContext) => {
      const denunce = denunceRepository(archivio, di);
      const { denuncia, parti, valori } = await denunce.loadIntera(uid);
      denunce.check(denuncia, versione, ELIMINABILE);
      modifica.write(denunce.remove(denuncia));
      modifica.add(
        ...denunce.removeContenuto(parti),
        ...valori.flatMap((valore) => denunce.valori.remove(valore).operazioni),
      );
      if (denuncia.files.length > 0)
        modifica.afterCommit(() => files.removeFolder(cartellaDenuncia(archivio.codmin, uid)));
      return { uid };
    },

    /** Writes over computed fields, or puts them back. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    putValore: ({ campo, valore = null, campi, ...da }: Correzione, context: RequestContext): Promise<DenunciaIntera> =>
      putValori({ ...da, campi: { ...campi, ...(campo === undefined ? {} : { [campo]: valore }) } }, context),
    putValori,

    /** Makes and keeps the file; the same content makes no second one, unless the first says that it is a draft and it is no more. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    makeFile: async ({ uid, versione }: RiferimentoDenuncia, context: RequestContext): Promise<Testata> => {
      const { archivio, sessione, adesso, oggi, modifica } = context;
      const denunce = denunceRepository(archivio, di);
      const salvata = await denunce.loadIntera(uid);
      const { denuncia } = salvata;
      denunce.check(denuncia, versione, { ...MODIFICABILE, cosa: 'scrivere di nuovo su file' });
      const { tipo } = denuncia;
      const scuola = await tracciatoScuola(tipo, archivio).load();
      const tracciato = tracciatoDella(catalogo[tipo].tracciato, scuola);
      const riscontrato = tracciato.riscontro !== null;
      const riferimenti = await riferimentiDi(archivio, tipo);
      const { bytes, rilievi, testata } = valutazioneDi(catalogo[tipo], salvata, riferimenti);
      if (bytes === null) throw nonScrivibile(denuncia, rilievi);
      const hash = improntaFile(bytes);
      const bozza = rilievi.some(isBloccante);
      const ultimo = ultimoUguale(denuncia, { hash, riscontrato, bozza });
      if (ultimo?.versione === versione) return denuncia;
      if (ultimo !== undefined) return modifica.write(denunce.update(denuncia, filesDiAdesso(denuncia)));
      const numero = denuncia.files.length + 1;
      const nome = nomeNuovo(tracciato, archivio.codmin, denuncia, [
        denuncia,
        ...(await denunce.listDelMese(denuncia)),
      ]);
      const file = {
        numero,
        nome: nomeFile(nome, tracciato, rilievi),
        hash,
        byte: bytes.length,
        il: instant(adesso),
        giorno: oggi,
        chi: sessione.descutente,
        tracciato: tracciato.nome,
        riscontrato,
        ...(scuola.mappa.length === 0 ? {} : { mappa: improntaMappa(scuola.mappa) }),
        bozza,
        versione: nextVersion(denuncia),
      };
      await files.put(fileConservato(archivio.codmin, uid, file).chiave, bytes, 'application/octet-stream');
      return modifica.write(denunce.update(denuncia, { ...statoDi(testata), files: [...denuncia.files, file] }), {
        prima: { files: denuncia.files.length },
        dopo: { file },
      });
    },

    /** @throws NON_TROVATO */
    linkFile: async (uid: Uid<'DENUNCIA'>, numero: number, archivio: Archivio): Promise<{ link: string }> => {
      const denuncia = await denunceRepository(archivio, di).load(uid);
      const file = denuncia.files.find((uno) => uno.numero === numero);
      if (file === undefined) throw nonTrovato('Il file');
      return { link: await files.sealedLink(fileConservato(archivio.codmin, uid, file)) };
    },
  };
};

const nonScrivibile = (denuncia: Testata, rilievi: readonly Rilievo[]) =>
  new AppError(
    'STATO_NON_AMMESSO',
    `Il file di "${denuncia.descrizione}" non si può scrivere: ${rilievi.find(isBloccante)?.rimedio ?? 'non ha niente da versare, e il suo credito si usa nel prossimo F24.'}`,
    { current: { ...denuncia } },
  );

interface CampoDelRecord {
  readonly record: RecordRaccolto;
  /** What was computed of it; empty text for a field that nothing was computed of. */
  readonly calcolato: ValoreCampo;
}

/** A field of a record of a filing. @throws RICHIESTA_NON_VALIDA */
const campoDi = (
  { denuncia: { tipo }, contenuto }: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>,
  { riga, campo }: Pick<ValoreDaScrivere, 'riga' | 'campo'>,
): CampoDelRecord => {
  const record = contenuto.records.find(({ chiave }) => chiave === riga);
  const calcolato = record?.campi[campo] ?? (record && catalogo[tipo].campoDi(record.campi, campo) ? '' : undefined);
  if (record === undefined || calcolato === undefined)
    throw campoNonValido('riga', 'La riga non ha questo campo: riaprire la denuncia.');
  return { record, calcolato };
};

/** The values of a filing with one written over, or put back. @throws RICHIESTA_NON_VALIDA */
const overwrite = (
  da: ValoreDaScrivere,
  salvata: DenunciaSalvata,
  { valori }: Pick<ReturnType<typeof denunceRepository>, 'valori'>,
  context: RequestContext,
): readonly ValoreDenuncia[] => {
  const { record, calcolato } = campoDi(salvata, da);
  const uid = uidValore(da.uid, da.riga, da.campo);
  const prima = salvata.valori.find((valore) => valore.uid === uid);
  const resto = salvata.valori.filter((valore) => valore.uid !== uid);
  const nuovo = valoreDi(da, { uid, record, calcolato, versione: prima?.versione ?? 0 }, salvata.denuncia, context);
  const motivo = { motivo: da.perche };
  if (nuovo === null && prima !== undefined) context.modifica.write(valori.remove(prima), motivo);
  if (nuovo === null) return resto;
  context.modifica.write(prima === undefined ? valori.create(nuovo) : valori.update(prima, nuovo), motivo);
  return [...resto, nuovo];
};

/** What is to be kept of a value written over; null when the computed one is put back. @throws RICHIESTA_NON_VALIDA */
const valoreDi = (
  { riga, campo, valore, perche }: ValoreDaScrivere,
  { uid, record, calcolato, versione }: Pick<ValoreDenuncia, 'uid' | 'calcolato' | 'versione'> & CampoDelRecord,
  { tipo }: Testata,
  { sessione, adesso }: RequestContext,
): ValoreDenuncia | null => {
  if (valore === null || valore === calcolato) return null;
  const letto = catalogo[tipo].campoDi(record.campi, campo)?.safeParse(valore);
  if (letto?.success !== true)
    throw campoNonValido('valore', letto?.error.issues[0]?.message ?? 'Questo campo non si può scrivere.');
  return {
    uid,
    versione: nextVersion({ versione }),
    chiave: riga,
    campo,
    valore,
    calcolato,
    perche,
    chi: sessione.descutente,
    il: instant(adesso),
  };
};
