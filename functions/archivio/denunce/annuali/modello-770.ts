import type { Archivio } from '#platform/data/archivio.ts';
import type { Confronto770, Modello770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Controllo770 } from '#shared/domain/denunce/modello-770.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { modelloDi } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import { altriDatiAl, getScuolaPropria } from '../../scuola/scuola-propria.ts';
import { campiVigenti, versatoDi } from '../contenuto.ts';
import { denunceRepository } from '../denunce-repository.ts';
import { cedoliniPagati, type CedolinoDellAnno } from './cedolini-dell-anno.ts';
import { certificatoDellAnno, type Certificato } from './certificato.ts';
import { partiOperate, partiVersate, righe770, type RigaVersata } from './righe-770.ts';

const AUTONOMI: readonly string[] = ['RITENUTA_ACCONTO', 'RITENUTA_NON_RESIDENTI'];

/** The rows of the sent F24 of a year and of the one after. One query an F24. */
export const righeVersate = async (archivio: Archivio, anno: number): Promise<readonly RigaVersata[]> => {
  const denunce = denunceRepository(archivio, 'F24');
  const f24 = (await Promise.all([anno, anno + 1].map((uno) => denunce.listDel(`F24#${uno}-`)))).flat();
  const inviati = f24.filter(({ datInvio, esito }) => datInvio !== null && !isRespinta(esito));
  return (await Promise.all(inviati.map((denuncia) => righeDi(archivio, denuncia)))).flat();
};

const righeDi = async (archivio: Archivio, { uid, anno, mese, ...f24 }: Denuncia): Promise<RigaVersata[]> => {
  const { contenuto, valori } = await denunceRepository(archivio).loadIntera(uid);
  return contenuto.records
    .map((record) => campiVigenti(record, valori))
    .map((campi) => ({
      codice: String(campi.codice),
      ente: String(campi.ente),
      riferimentoA: String(campi.riferimentoA),
      riferimentoB: String(campi.riferimentoB),
      importo: versatoDi(campi),
      interessi: Number(campi.diCuiInteressi ?? 0),
      f24: { anno, mese },
      dataPagamento: f24.dataPagamento,
      descrizione: `${f24.descrizione}, inviato il ${formatGiorno(f24.datInvio ?? f24.dataPagamento)}`,
    }));
};

type Righe = Modello770['righe'];

/** Each sum with the one it must be equal to. */
const confrontiDi = (righe: Righe, rotte: readonly Rotta[], certificato: Certificato): Confronto770[] => {
  const confronto = (controllo: Controllo770, atteso: number, trovato: number): Confronto770 => ({
    controllo,
    atteso,
    trovato,
    differenza: trovato - atteso,
  });
  const conCodice = righe.filter(({ codice }) => codice !== '');
  const di = (nome: 'operate' | 'versate', tutte: Righe) => somma(tutte.map((riga) => riga[nome]));
  const crediti = conCodice.filter(({ quadro }) => quadro === 'SX');
  const debiti = conCodice.filter(({ quadro }) => quadro !== 'SX');
  const trattenuto = (codici: readonly string[]) =>
    somma(rotte.filter(({ codice }) => codici.includes(codice)).map(({ importo }) => importo));
  return [
    confronto('VERSATE', di('operate', debiti), di('versate', debiti)),
    confronto('CREDITI', di('operate', crediti), di('versate', crediti)),
    confronto('DIPENDENTI', trattenuto(['IRPEF']), certificato.dipendenti),
    confronto('AUTONOMI', trattenuto(AUTONOMI), certificato.autonomi),
    confronto(
      'SENZA_CODICE',
      0,
      di(
        'operate',
        righe.filter(({ codice }) => codice === ''),
      ),
    ),
  ];
};

/**
 * Returns the sums withheld by the school in a tax year against those of its sent F24, part by part of the return, and against the sent
 * certifications and communications to NoiPA. Two queries a run, one a filing.
 * @param pagati the payslips of the year, for whom has read them already
 * @param versate the rows of the F24 of the year and of the one after, for whom has read them already
 */
export const modello770DellAnno = async (
  anno: number,
  archivio: Archivio,
  pagati?: readonly CedolinoDellAnno[],
  versate?: readonly RigaVersata[],
): Promise<Omit<Modello770, 'scadenza'>> => {
  const [scuola, cedolini, pagate, certificato] = await Promise.all([
    getScuolaPropria(archivio),
    pagati ?? cedoliniPagati(archivio, anno),
    versate ?? righeVersate(archivio, anno),
    certificatoDellAnno(archivio, anno),
  ]);
  const rotte = cedolini.flatMap((cedolino) => cedolino.rotte);
  const modello = altriDatiAl(scuola, `${anno}-12-31`)?.modelloF24 ?? modelloDi(scuola?.dati);
  const operate = cedolini.flatMap((cedolino) =>
    cedolino.rotte.flatMap((rotta) => partiOperate(rotta, modello, cedolino.pagatoIl)),
  );
  const parti = [...operate, ...pagate.flatMap(partiVersate)];
  const righe = righe770(parti.filter((parte) => parte.anno === anno));
  const delReddito = rotte.filter(({ annoImposta }) => annoImposta === anno);
  return { anno, righe, confronti: confrontiDi(righe, delReddito, certificato) };
};
