import { expect, test } from 'vitest';
import { controlliAzienda } from '#functions/denunce/formati/uniemens/controlli/azienda.ts';
import { controlliCollaboratori } from '#functions/denunce/formati/uniemens/controlli/collaboratori.ts';
import { controlliIndividuali } from '#functions/denunce/formati/uniemens/controlli/individuali.ts';
import { controlliListe } from '#functions/denunce/formati/uniemens/controlli/liste.ts';
import { controlliPeriodi } from '#functions/denunce/formati/uniemens/controlli/periodi.ts';
import { controlliPosPA } from '#functions/denunce/formati/uniemens/controlli/pos-pa.ts';
import { controlliTabelle } from '#functions/denunce/formati/uniemens/controlli/tabelle.ts';
import { nodoDi, type Nodo } from '#functions/denunce/macchina/nodo-xml.ts';
import { percheLibero } from '#lib/mutazioni/liberi.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { tabelleUniemens } from '#shared/domain/denunce/tabelle-uniemens.ts';

/** Texts of the file that a rule judges, with its code. */
const GIUDICATI: Readonly<Record<string, string>> = {
  CFPersonaMittente: 'uniemens.mittente',
  CFMittente: 'uniemens.mittente',
  CFAzienda: 'uniemens.azienda',
  Matricola: 'uniemens.matricola',
  '@IdentInvioAttoINPS': '31',
  CFLavoratore: 'uniemens.codice-fiscale',
  CFCollaboratore: 'collaboratori.codice-fiscale',
  CodiceComune: 'collaboratori.comune',
  CAP: 'pospa.sede-lavoro',
  PRGAZIENDA: 'pospa.progressivo',
  CFRappresentanteFirmatario: 'pospa.firmatario',
  '@TipoListaPosPA': 'pospa.tipo-lista',
  '@GG': 'uniemens.giorni',
  TipoPartTime: 'pospa.part-time',
  RegimeFineServizio: 'pospa.regime',
  CodGestione: 'pospa.gestione',
  CodiceRecupero: 'pospa.codice-recupero',
  CodiceCessazione: 'pospa.codice',
  TipoContributo: 'pospa.codice',
  TipoImpiego: 'pospa.codice',
  TipoServizio: 'pospa.codice',
  '@CausaleVariazione': 'pospa.causale',
  '@CodMotivoUtilizzo': 'pospa.motivo-utilizzo',
  TipoOperazione: 'pospa.operazione',
  CodiceFiscale: 'pospa.enti',
  Progressivo: 'pospa.enti',
  TipoRapporto: 'collaboratori.tipo-rapporto',
};

/** Texts that no rule judges, and why. */
const APERTI: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Cognome', 'Nome', 'EmailLav', 'CellLav', 'testo'].map((nome) => [nome, 'testo di chi scrive']),
  ),
  ...Object.fromEntries(
    [
      ...[
        'CodiceAttivita',
        'AltraAss',
        'UnitaProduttiva',
        'TipoCodiceContratto',
        'QualProf',
        'TipoPaga',
        'TipoRetrMal',
      ],
      ...['TipoApplCongedoParOre', 'TipoLavStat', '@ForzImpZero', 'CodConv', '@Periodo', '@TipoIdentMotivoUtilizzo'],
      ...['CausaleADebito', 'CausaleVersMal', 'CausaleRecMal', 'CausaleTrattPens', 'CausaleMCACred', 'CodiceCausale'],
      ...['CodiceEvento', 'CodiceEventoGiorn', '@TipoInfoAggEvento', '@TipoMotivoEvento', 'TipoCoperturaGiorn'],
      ...['TipologiaServizio', 'AderenteCredito45_2007', 'EnteVersanteMEF', 'AnteSubentro', 'CodCessazione'],
      ...['CodSospensione', '@ContribVersNonDich', 'AnnoRif', 'MeseRif', 'TipoEvento', 'TipologiaDovuto', 'ISTAT'],
      ...['TipoContribuzione', 'Cittadinanza', 'TipoLavoratore', 'FormaGiuridica', 'Gestione', 'SedeINPS', 'Aliquota'],
      'CodTipoIscrFondoPrevCompl',
    ].map((nome) => [nome, 'la tabella è nel documento tecnico dell’INPS, che non è pubblico, o cresce ogni anno']),
  ),
};

/** The elements and attributes whose schema takes any text. */
const testiIn = (nodo: Nodo, percorso: string): readonly string[] => {
  if (nodo.di !== 'figli') return nodo.di === 'testo' && nodo.schema.safeParse('Q').success ? [percorso] : [];
  return nodo.figli.flatMap((figlio) =>
    testiIn(figlio.nodo, `${percorso}.${figlio.attributo ? '@' : ''}${figlio.nome}`),
  );
};
const testi = testiIn(nodoDi(Uniemens), 'DenunceMensili');

test('every element that takes any text has a table, a rule that judges it, or the reason why none does', () => {
  const senza = testi.filter((percorso) => {
    const nome = percorso.slice(percorso.lastIndexOf('.') + 1);
    return (
      tabelleUniemens[nome] === undefined &&
      GIUDICATI[nome] === undefined &&
      APERTI[nome] === undefined &&
      percheLibero('uniemens', percorso, 'lettere') === null
    );
  });
  expect(testi.length).toBeGreaterThan(60);
  expect(senza).toEqual([]);
});

test('every rule that is said to judge an element is one', () => {
  const regole = new Set(
    [
      ...[controlliAzienda, controlliCollaboratori, controlliIndividuali, controlliListe],
      ...[controlliPeriodi, controlliPosPA, controlliTabelle],
    ]
      .flat()
      .map(({ codice }) => codice),
  );
  expect(Object.values(GIUDICATI).filter((codice) => !regole.has(codice))).toEqual([]);
});
