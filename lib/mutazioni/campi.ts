import { CODICE, COPPIE, tracciatiCu, VALORE } from '#functions/denunce/formati/cu/tracciato.ts';
import { moduloEp } from '#functions/denunce/formati/f24/modulo-ep.ts';
import { moduloOrdinario } from '#functions/denunce/formati/f24/modulo-ordinario.ts';
import { campiDi, type RecordFisso } from '#functions/denunce/macchina/record-fisso.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';

/** A field of a file: how it is called, where its characters are, and how long they may be (null: as long as one likes). */
export interface CampoDelFile {
  readonly nome: string;
  readonly da: number;
  readonly valore: string;
  readonly lunghezza: number | null;
}

const FINE_RIGA = 2;
const tracciati: Readonly<Partial<Record<TipoDenuncia, Readonly<Record<string, RecordFisso>>>>> = {
  f24ep: moduloEp.tracciati,
  f24: moduloOrdinario.tracciati,
  cu: tracciatiCu,
};

/** The fields of a good file, one for each name: one that holds something before one that does not. */
export const campiDelFile = (tipo: TipoDenuncia, testo: string): readonly CampoDelFile[] => {
  const suoi = tracciati[tipo];
  const tutti = suoi === undefined ? campiXml(testo) : campiFissi(testo, suoi);
  const perNome = new Map<string, CampoDelFile>();
  for (const campo of tutti) {
    const gia = perNome.get(campo.nome);
    if (gia === undefined || (isVuoto(gia) && !isVuoto(campo))) perNome.set(campo.nome, campo);
  }
  return [...perNome.values()];
};

const isVuoto = ({ valore }: CampoDelFile): boolean => /^[ 0]*$/.test(valore);

const campiFissi = (testo: string, suoi: Readonly<Record<string, RecordFisso>>): readonly CampoDelFile[] => {
  let inizio = 0;
  return testo
    .split('\r\n')
    .filter(Boolean)
    .flatMap((riga) => {
      const record = riga.slice(0, 1);
      const da = inizio;
      inizio += riga.length + FINE_RIGA;
      return campiDi(suoi[record] ?? []).flatMap(({ nome, posizione, lunghezza }) => {
        const qui = da + posizione - 1;
        if (nome === 'coppie') return coppieDi(testo, qui, record);
        return [{ nome: `${record}.${nome}`, da: qui, valore: testo.slice(qui, qui + lunghezza), lunghezza }];
      });
    });
};

/** The values of the couples of a record, each under the code of its point. */
const coppieDi = (testo: string, da: number, record: string): readonly CampoDelFile[] =>
  Array.from({ length: COPPIE }, (_, indice) => da + indice * (CODICE + VALORE)).flatMap((qui) => {
    const codice = testo.slice(qui, qui + CODICE);
    const valore = testo.slice(qui + CODICE, qui + CODICE + VALORE);
    return codice.trim() === '' || valore.startsWith('+')
      ? []
      : [{ nome: `${record}.${codice}`, da: qui + CODICE, valore, lunghezza: VALORE }];
  });

/** The text of elements without children, and of attributes, under their path. */
const campiXml = (testo: string): readonly CampoDelFile[] => {
  const aperti: string[] = [];
  const campi: CampoDelFile[] = [];
  for (const trovato of testo.matchAll(/<(\/?)([\w:]+)((?:\s[^<>]*)?)(\/?)>([^<]*)/g)) {
    const [intero, chiude, nome = '', attributi = '', isSolo, dentro = ''] = trovato;
    if (chiude === '/') {
      aperti.pop();
      continue;
    }
    aperti.push(nome);
    campi.push(...attributiDi(aperti.join('.'), trovato.index + 1 + nome.length, attributi));
    if (dentro.trim() !== '')
      campi.push({
        nome: aperti.join('.'),
        da: trovato.index + intero.length - dentro.length,
        valore: dentro,
        lunghezza: null,
      });
    if (isSolo === '/') aperti.pop();
  }
  return campi;
};

const attributiDi = (percorso: string, da: number, attributi: string): readonly CampoDelFile[] =>
  [...attributi.matchAll(/(?<![\w:])([\w:]+)="([^"]*)"/g)].map(({ 1: nome = '', 2: valore = '', index }) => ({
    nome: `${percorso}.@${nome}`,
    da: da + index + nome.length + 2,
    valore,
    lunghezza: null,
  }));
