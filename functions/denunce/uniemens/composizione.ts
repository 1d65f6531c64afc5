import type * as z from 'zod';
import type { ValoreCampo } from '../../../shared/contracts/denunce/denuncia.ts';
import type { Collaboratore } from '../../../shared/contracts/denunce/uniemens/collaboratori.ts';
import type {
  DenunciaIndividuale,
  PosContributiva,
} from '../../../shared/contracts/denunce/uniemens/pos-contributiva.ts';
import { Uniemens } from '../../../shared/contracts/denunce/uniemens/uniemens.ts';
import { codiceFiscale, forma, importo, testo } from '../../../shared/domain/campi.ts';
import { dovutoPosPA } from '../../../shared/domain/denunce/dovuto-pos-pa.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import type { Campi, Composizione, Posto } from '../macchina/denuncia.ts';
import { totaliDi } from './controlli/azienda.ts';
import { inEuro } from './elementi.ts';
import { composeListePosPA, postoPosPA } from './pospa/composizione-pos-pa.ts';
import { fogliaDi, quadroPosPADi } from './pospa/quadri-pos-pa.ts';
import { QUADRI, type Quadro } from './quadri.ts';

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
  Imponibile: importo(),
  Contributo: importo(),
  TrattQuotaLav: forma(/^[SN]?$/, 'S, N o niente.', 0, 1),
  NumLavoratori: cifre(1, 6),
  ForzaAziendale: cifre(1, 6),
  TipoRapporto: testo(0, 2),
  CodiceAttivita: testo(0, 2),
  Aliquota: cifre(1, 4),
  AltraAss: testo(0, 3),
  Dal: giorno(),
  Al: giorno(),
};

const testoDi = (record: Campi, nome: string): string | undefined => {
  const valore = String(record[nome] ?? '');
  return valore === '' ? undefined : valore;
};
const numeroDi = (record: Campi, nome: string): number | undefined => {
  const valore = testoDi(record, nome);
  return valore === undefined ? undefined : Number(valore);
};
const centesimiDi = (record: Campi, nome: string): number => numeroDi(record, nome) ?? 0;

const isQuadro =
  (quadro: Quadro) =>
  (record: Campi): boolean =>
    record.quadro === quadro;

/** The same elements, by their names; what is empty is not written. */
const testi = <N extends string>(record: Campi, ...nomi: readonly N[]): Partial<Record<N, string>> =>
  Object.assign({}, ...nomi.map((nome) => ({ [nome]: testoDi(record, nome) })));

const individualeDi = (record: Campi): DenunciaIndividuale => ({
  CFLavoratore: testoDi(record, 'CFLavoratore') ?? '',
  Cognome: testoDi(record, 'Cognome') ?? '',
  Nome: testoDi(record, 'Nome') ?? '',
  ...testi(record, 'Qualifica1', 'Qualifica2', 'Qualifica3', 'TipoContribuzione', 'RegimePost95', 'Cittadinanza'),
  ...testi(record, 'CodiceComune', 'CodiceContratto'),
  DatiRetributivi: {
    ...testi(record, 'TipoLavoratore'),
    Imponibile: inEuro(centesimiDi(record, 'Imponibile')),
    Contributo: centesimiDi(record, 'Contributo'),
    OreContribuite: numeroDi(record, 'OreContribuite'),
  },
});

const collaboratoreDi = (record: Campi): Collaboratore => ({
  CFCollaboratore: testoDi(record, 'CFCollaboratore') ?? '',
  ...testi(record, 'Cognome', 'Nome', 'CodiceComune', 'TipoRapporto', 'CodiceAttivita', 'AltraAss', 'Dal', 'Al'),
  Imponibile: inEuro(centesimiDi(record, 'Imponibile')),
  Aliquota: numeroDi(record, 'Aliquota'),
});

/** The records of each position, in the order of the filing. */
const posizioniDi = (righe: readonly Campi[]): readonly (readonly [string, readonly Campi[]])[] => [
  ...Map.groupBy(
    righe.filter((record) => isQuadro(QUADRI.individuale)(record) || isQuadro(QUADRI.aziendale)(record)),
    (record) => testoDi(record, 'Matricola') ?? '',
  ),
];

const posizioneDi = ([matricola, righe]: readonly [string, readonly Campi[]]): PosContributiva => {
  const aziendale = righe.find(isQuadro(QUADRI.aziendale)) ?? {};
  const posizione = {
    '@Composizione': 'CP',
    Matricola: matricola,
    DenunciaIndividuale: righe.filter(isQuadro(QUADRI.individuale)).map(individualeDi),
  };
  const { debito, credito } = totaliDi(posizione);
  return {
    ...posizione,
    DenunciaAziendale: {
      ...testi(aziendale, 'TrattQuotaLav'),
      NumLavoratori: numeroDi(aziendale, 'NumLavoratori'),
      ForzaAziendale: numeroDi(aziendale, 'ForzaAziendale'),
      DatiQuadraturaRetrContr: {
        NumDenIndiv: posizione.DenunciaIndividuale.length,
        TotaleADebito: inEuro(debito),
        TotaleACredito: inEuro(credito),
      },
    },
  };
};

/** The file of stored records: positions in order, collaborators after them. */
const compose: Composizione<Uniemens>['compose'] = (dati, righe) => {
  const collaboratori = righe.filter(isQuadro(QUADRI.collaboratore)).map(collaboratoreDi);
  const posizioni = posizioniDi(righe).map(posizioneDi);
  const liste = composeListePosPA(righe);
  const { CFPersonaMittente, RagSocMittente, CFMittente, CFSoftwarehouse, AnnoMeseDenuncia, CFAzienda } = dati;
  return Uniemens.parse({
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
  });
};

const INDIVIDUALE = /^Azienda\.0\.PosContributiva\.(\d+)\.DenunciaIndividuale\.(\d+)/;
const POSIZIONE = /^Azienda\.0\.PosContributiva\.(\d+)/;
const COLLABORATORE = /^Azienda\.0\.ListaCollaboratori\.Collaboratore\.(\d+)/;

/** The stored record that a place of the file was written from. */
const recordDi = (campo: string, righe: readonly Campi[]): Campi | undefined => {
  const collaboratore = COLLABORATORE.exec(campo);
  if (collaboratore !== null) return righe.filter(isQuadro(QUADRI.collaboratore))[Number(collaboratore[1])];
  const individuale = INDIVIDUALE.exec(campo);
  const posizione = POSIZIONE.exec(campo);
  const sue = posizioniDi(righe)[Number(posizione?.[1])]?.[1] ?? [];
  return individuale === null
    ? sue.find(isQuadro(QUADRI.aziendale))
    : sue.filter(isQuadro(QUADRI.individuale))[Number(individuale[2])];
};

const dove = (campo: string, righe: readonly Campi[]): Posto => {
  const pubblico = postoPosPA(campo, righe);
  if (pubblico !== null) return pubblico;
  const record = recordDi(campo, righe);
  if (record === undefined) return { riga: null, nome: null };
  const nome = campo.slice(campo.lastIndexOf('.') + 1);
  return { riga: righe.indexOf(record), nome: nome in record && nome in campi ? nome : null };
};

/** Who INPS takes or refuses one by one; a worker of a list with all their forms. */
const RESPINGIBILI: readonly string[] = [QUADRI.individuale, QUADRI.collaboratore, QUADRI.lavoratore];

/** How stored records become the two families of the file and its collaborators, and back to where each is mended. */
export const composizione: Composizione<Uniemens> = {
  campoDi: (record, nome) => {
    if (quadroPosPADi(record) !== undefined) return fogliaDi(record, nome);
    return nome in record ? campi[nome] : undefined;
  },
  compose,
  dove,
  // What a collaborator owes is not in the file: it is shown, and paid by F24.
  sommeDi: (righe) => ({
    debito:
      somma(righe.map((record) => centesimiDi(record, 'Contributo') + centesimiDi(record, 'Dovuto'))) +
      dovutoPosPA(righe),
    credito: 0,
  }),
  isRespingibile: ({ quadro }) => RESPINGIBILI.includes(String(quadro)),
};
