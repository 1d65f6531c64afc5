import type * as z from 'zod';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import type { Collaboratore } from '#shared/contracts/denunce/uniemens/collaboratori.ts';
import { codiceFiscale, forma, importo, scelta, testo } from '#shared/domain/campi.ts';
import { dovutoPosPA } from '#shared/domain/denunce/dovuto-pos-pa.ts';
import { causaliRettifica, composizioniDenuncia } from '#shared/domain/elaborazione/denuncia.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Campi, Composizione } from '../../macchina/denuncia.ts';
import {
  centesimiDi,
  composePosizioni,
  isQuadro,
  nomeDelCampo,
  numeroDi,
  recordPrivati,
  testi,
  testoDi,
} from './composizione-privata.ts';
import { inEuro } from './elementi.ts';
import { composeListePosPA, postiPosPA } from './pospa/composizione-pos-pa.ts';
import { fogliaDi, quadroPosPADi } from './pospa/quadri-pos-pa.ts';
import { QUADRI } from './quadri.ts';
import { FORMA_GIORNI, FORMA_SETTIMANE } from './settimane.ts';

const cifre = (da: number, a: number) => forma(new RegExp(`^(?:\\d{${da},${a}})?$`), 'Qui vanno solo cifre.', 0, a);
const giorno = () => forma(/^(?:\d{4}-\d{2}-\d{2})?$/, 'La data ha la forma AAAA-MM-GG.', 0, 10);

/** The fields of a record under the names of their elements; empty text for an element that is not written. */
const campi: Readonly<Record<string, z.ZodType<ValoreCampo>>> = {
  Matricola: forma(/^\d{10}$/, 'La matricola INPS ha 10 cifre.', 10),
  CFLavoratore: codiceFiscale(),
  CFCollaboratore: codiceFiscale(),
  Cognome: testo(1, 30),
  Nome: testo(1, 20),
  Qualifica1: testo(0, 1),
  Qualifica2: testo(0, 1),
  Qualifica3: testo(0, 1),
  TipoContribuzione: testo(0, 2),
  RegimePost95: forma(/^[SN]?$/, 'S, N o niente.', 0, 1),
  Cittadinanza: cifre(3, 3),
  CodiceComune: forma(/^(?:[A-Z]\d{3})?$/, 'Il codice del comune ha una lettera e 3 cifre.', 0, 4),
  CodiceContratto: testo(0, 10),
  TipoLavoratore: testo(0, 4),
  OreContribuite: cifre(1, 5),
  UnitaOperativa: cifre(1, 10),
  OrarioContrattuale: cifre(1, 4),
  PercPartTime: cifre(1, 4),
  NumMensilita: cifre(5, 5),
  GiornoAssunzione: cifre(1, 2),
  TipoAssunzione: testo(0, 2),
  GiornoCessazione: cifre(1, 2),
  TipoCessazione: testo(0, 2),
  RetribTeorica: importo(),
  Settimane: forma(
    FORMA_SETTIMANE,
    'Le settimane si scrivono come 10:X 11:2:MAL: numero, copertura (X, 2, 1 o 0) e, se c’è, codice dell’evento.',
    0,
    60,
  ),
  GiorniLavorati: forma(FORMA_GIORNI, 'I giorni si scrivono come 3-8 10 12-14.', 0, 100),
  GiorniRetribuiti: cifre(1, 2),
  GiorniContribuiti: cifre(1, 2),
  RispettoMinimale: forma(/^[SN]?$/, 'S, N o niente.', 0, 1),
  AnnoMeseVarRetr: forma(/^(?:\d{4}-(?:0[1-9]|1[0-2]))?$/, 'Il mese ha la forma AAAA-MM.', 0, 7),
  CausaleVarRetr: scelta(['', ...causaliRettifica]),
  ImponibileVarRetr: importo(),
  ContributoVarRetr: importo(),
  Imponibile: importo(),
  Contributo: importo(),
  TrattQuotaLav: forma(/^[SN]?$/, 'S, N o niente.', 0, 1),
  NumLavoratori: cifre(1, 6),
  ForzaAziendale: cifre(1, 6),
  Composizione: scelta(composizioniDenuncia),
  TipoRapporto: testo(0, 2),
  CodiceAttivita: testo(0, 2),
  Aliquota: cifre(1, 4),
  AltraAss: testo(0, 3),
  Dal: giorno(),
  Al: giorno(),
};

const collaboratoreDi = (record: Campi): Collaboratore => ({
  CFCollaboratore: testoDi(record, 'CFCollaboratore') ?? '',
  ...testi(record, 'Cognome', 'Nome', 'CodiceComune', 'TipoRapporto', 'CodiceAttivita', 'AltraAss', 'Dal', 'Al'),
  Imponibile: inEuro(centesimiDi(record, 'Imponibile')),
  Aliquota: numeroDi(record, 'Aliquota'),
});

/** The file of stored records: positions in order, collaborators after them. */
const compose: Composizione['compose'] = (dati, righe) => {
  const collaboratori = righe.filter(isQuadro(QUADRI.collaboratore)).map(collaboratoreDi);
  const posizioni = composePosizioni(righe, dati.AnnoMeseDenuncia ?? '');
  const liste = composeListePosPA(righe);
  const { CFPersonaMittente, RagSocMittente, CFMittente, CFSoftwarehouse, AnnoMeseDenuncia, CFAzienda } = dati;
  return {
    DatiMittente: {
      ...testi(dati, '@Tipo'),
      CFPersonaMittente,
      RagSocMittente,
      CFMittente,
      CFSoftwarehouse,
      ...testi(dati, 'SedeINPS'),
    },
    Azienda: [
      {
        AnnoMeseDenuncia,
        CFAzienda,
        RagSocAzienda: dati.RagSocAzienda,
        ...(posizioni.length === 0 ? {} : { PosContributiva: posizioni }),
        ...(collaboratori.length === 0
          ? {}
          : { ListaCollaboratori: { ...testi(dati, 'CAP', 'ISTAT'), Collaboratore: collaboratori } }),
        ...(liste.length === 0 ? {} : { ListaPosPA: liste }),
      },
    ],
  };
};

const COLLABORATORE = /^Azienda\.0\.ListaCollaboratori\.Collaboratore\.(\d+)/;

const dove: Composizione['dove'] = (righe) => {
  const [pubblica, privata] = [postiPosPA(righe), recordPrivati(righe)];
  const collaboratori = righe.filter(isQuadro(QUADRI.collaboratore));
  const posti = new Map(righe.map((record, posto) => [record, posto]));
  return (campo) => {
    const pubblico = pubblica(campo);
    const collaboratore = COLLABORATORE.exec(campo);
    const record =
      pubblico?.record ?? (collaboratore === null ? privata(campo) : collaboratori[Number(collaboratore[1])]);
    if (record === undefined) return { riga: null, nome: null };
    const riga = posti.get(record) ?? null;
    if (pubblico !== null) return { riga, nome: pubblico.nome };
    const nome = nomeDelCampo(campo);
    return { riga, nome: Object.hasOwn(record, nome) && Object.hasOwn(campi, nome) ? nome : null };
  };
};

/** Who INPS takes or refuses one by one; a worker of a list with all their forms. */
const RESPINGIBILI: readonly string[] = [QUADRI.individuale, QUADRI.collaboratore, QUADRI.lavoratore];

/** A field that the records of a position gathered by an earlier release have not. */
const isDopo = (record: Campi, nome: string): boolean => nome === 'Composizione' && isQuadro(QUADRI.aziendale)(record);

/** How stored records become the two families of the file and its collaborators, and back to where each is mended. */
export const composizione: Composizione = {
  campoDi: (record, nome) => {
    if (quadroPosPADi(record) !== undefined) return fogliaDi(record, nome);
    return Object.hasOwn(record, nome) || isDopo(record, nome) ? campi[nome] : undefined;
  },
  compose,
  dove,
  // What a collaborator owes is not in the file: it is shown, and paid by F24.
  sommeDi: (righe) => ({
    debito:
      somma(righe.map((record) => centesimiDi(record, 'Contributo') + centesimiDi(record, 'Dovuto'))) +
      dovutoPosPA(righe),
    credito: somma(righe.map((record) => centesimiDi(record, 'ContributoVarRetr'))),
  }),
  isRespingibile: ({ quadro }) => RESPINGIBILI.includes(String(quadro)),
};
