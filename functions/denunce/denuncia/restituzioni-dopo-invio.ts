import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { denunceRepository, type DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { chiaveRestituzione, listRestituzioni, restituzioneEntita } from '#archivio/persone/restituzione.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import type { DenunciaDellaRestituzione } from '#shared/contracts/denunce/somme-restituite.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { irpefStornata, isDellAnno } from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { chiaveRestituita, improntaRestituzioni } from './somme-restituite.ts';

type Inviata = Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>;

/** Obligations whose filings name people. */
const NOMINATIVE = ['UNIEMENS', 'CU', 'SPT'] as const;

const annoDi = ({ datRestituzione }: Restituzione): number => Number(datRestituzione.slice(0, 4));
const meseDi = ({ datRestituzione }: Restituzione): number => Number(datRestituzione.slice(5, 7));

const perUniemens = ({ denuncia }: Inviata, una: Restituzione): string | null => {
  const contributi = una.numImponibileContributivo + una.numImponibileGestioneSeparata;
  if (una.numAnno !== denuncia.anno || (contributi === 0 && una.numContributi === 0)) return null;
  return `Se la somma fu pagata con questa denuncia, correggerla presso l'INPS: imponibile da diminuire di ${formatEuro(contributi)}, contributi della persona di ${formatEuro(una.numContributi)}. I contributi versati in più tornano dall'Istituto, non dall'F24.`;
};

const perCu = ({ denuncia }: Inviata, una: Restituzione, dellAnno: readonly Restituzione[]): string | null => {
  if (annoDi(una) !== denuncia.anno) return null;
  const uguali = denuncia.dati.restituzioni === improntaRestituzioni(dellAnno).restituzioni;
  return uguali
    ? null
    : 'Se la certificazione non la dice già, farne una di sostituzione per questa persona: i punti si raccolgono da soli diminuiti di quello che è stato restituito.';
};

const perSpt = ({ denuncia, contenuto }: Inviata, una: Restituzione): string | null => {
  const { anno, mese, meseDa = mese } = denuncia;
  const dentro = isDellAnno(una) && annoDi(una) === anno && meseDi(una) >= meseDa && meseDi(una) <= mese;
  if (una.percettore !== 'DIPENDENTE' || !dentro) return null;
  const detta = contenuto.records.some(({ chiave }) => chiave === chiaveRestituita(una));
  return detta
    ? null
    : 'Diminuire sul portale NoiPA, con «Gestione singolo beneficiario», il compenso comunicato di questa persona.';
};

/** The work that a restitution asks of the office about a sent filing that names its person; null where it has nothing to do. */
const daFare = (inviata: Inviata, una: Restituzione, dellAnno: readonly Restituzione[]): string | null => {
  const { tipo } = inviata.denuncia;
  if (tipo === 'uniemens') return perUniemens(inviata, una);
  if (tipo === 'cu') return perCu(inviata, una, dellAnno);
  return tipo === 'spt' ? perSpt(inviata, una) : null;
};

const isInviata = ({ STATUS, esito }: Denuncia): boolean => STATUS === 'INVIATO' && !isRespinta(esito);

const rilievoDi = (una: Restituzione, rimedio: string): RilievoInRiga => ({
  codice: 'denuncia.restituita-dopo',
  gravita: 'AVVISO',
  regola: 'Una denuncia dice le somme come sono state pagate e restituite.',
  persona: null,
  campo: 'restituzioni',
  atteso: 'la somma restituita, tolta',
  trovato: accorciato(
    `${formatEuro(una.numLordo)} lordi restituiti il ${formatGiorno(una.datRestituzione)}: ${una.desCausale}`,
    600,
  ),
  rimedio: accorciato(rimedio, 600),
  chiave: null,
  nome: null,
});

/** The findings of a sent F24 on taxes that it took back and are no longer so. */
const cambiate = (denuncia: Denuncia, rese: readonly Restituzione[]): readonly RilievoInRiga[] =>
  (denuncia.restituite ?? []).flatMap(({ restituzione, credito, codice }) => {
    const oggi = rese.find(({ uid }) => chiaveRestituzione(uid) === chiaveRestituzione(restituzione));
    const imposta = oggi === undefined ? 0 : irpefStornata(oggi);
    return imposta === credito
      ? []
      : [
          {
            codice: 'f24.restituita-cambiata',
            gravita: 'AVVISO',
            regola: 'Un F24 prende a credito le imposte delle somme che sono tornate.',
            persona: null,
            campo: 'righe',
            atteso: `${formatEuro(imposta)}, con la restituzione com'è oggi`,
            trovato: `${formatEuro(credito)} a credito con ${codice}`,
            rimedio:
              'Chiedere la correzione di questo F24 (Correzioni), oppure versare o compensare la differenza nel prossimo con la ragioneria.',
            chiave: null,
            nome: null,
          } as const,
        ];
  });

/** The findings of a sent filing on what its people gave back and it does not say. One query, and one of merged people. */
export const rilieviDopoInvio = async (archivio: Archivio, inviata: Inviata): Promise<readonly RilievoInRiga[]> => {
  const { denuncia, contenuto } = inviata;
  if (!isInviata(denuncia)) return [];
  const isF24 = denuncia.tipo === 'f24' || denuncia.tipo === 'f24ep';
  if (isF24 && (denuncia.restituite ?? []).length === 0) return [];
  const dal = isF24 ? denuncia.anno - 1 : denuncia.anno;
  const rese = await listRestituzioni(archivio, dal, dal + 1);
  if (isF24) return cambiate(denuncia, rese);
  if (rese.length === 0) return [];
  const { oggi } = await readIdentita(archivio);
  const dellAnno = rese.filter(({ datRestituzione }) => datRestituzione.startsWith(`${dal}-`));
  const persone = new Set((contenuto.percettori ?? []).map((uid) => oggi(asUid(uid))));
  return rese
    .filter(({ uidSubAnagrafe }) => persone.has(uidSubAnagrafe))
    .flatMap((una) => {
      const rimedio = daFare(inviata, una, dellAnno);
      return rimedio === null ? [] : [rilievoDi(una, rimedio)];
    });
};

/** The sent filings that a restitution touches, one by one, with what to do. Five queries, and one for each filing of the runs that paid its person. */
export const inviateToccate = async (
  uid: Uid<'RESTITUZIONE'>,
  archivio: Archivio,
): Promise<DenunciaDellaRestituzione[]> => {
  const una = await archivio.of(restituzioneEntita).get(uid);
  if (una === undefined) throw nonTrovato('La restituzione');
  if (una.daAltraScuola !== undefined) return [];
  const denunce = denunceRepository(archivio);
  const [pagamenti, dellAnno, ...tutte] = await Promise.all([
    archivio.of(pagamentoEntita).listAll(una.uidSubAnagrafe),
    listRestituzioni(archivio, annoDi(una)),
    ...NOMINATIVE.map((adempimento) => denunce.listDel(`${adempimento}#`)),
  ]);
  const processi = new Set(pagamenti.map(({ idProcesso }) => idProcesso));
  const sue = tutte.flat().filter((denuncia) => isInviata(denuncia) && denuncia.processi.some((p) => processi.has(p)));
  const intere = await Promise.all(sue.map((denuncia) => denunce.loadIntera(denuncia.uid)));
  const { oggi } = await readIdentita(archivio);
  return intere.flatMap((intera) => {
    const nominata = (intera.contenuto.percettori ?? []).some((persona) => oggi(asUid(persona)) === una.uidSubAnagrafe);
    const rimedio = nominata ? daFare(intera, una, dellAnno) : null;
    const { uid: suo, tipo, descrizione, datInvio } = intera.denuncia;
    return rimedio === null ? [] : [{ uid: suo, tipo, descrizione, datInvio, rimedio }];
  });
};
