import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeXlsx } from '../../../functions/platform/spreadsheet.ts';
import { lavoroRoutes } from '../../../shared/contracts/lavori/lavoro.ts';
import { scuolaRoutes } from '../../../shared/contracts/scuola/scuola.ts';
import { nomiTipi, tipiScambio, type NomeTipo } from '../../../shared/domain/scambio.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_B, SCUOLA_C } from '../../support/home/test-users.ts';
import { personaDiProva } from '../../support/persone-di-prova.ts';
import {
  applyImport,
  checkFile,
  exportFile,
  importFile,
  lavoroFinito,
  type FileDiProva,
} from '../../support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-02-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

type Righe = readonly Readonly<Record<string, string>>[];
const { desCf: CF, desCognome, desNome } = personaDiProva(1);
const { desCf: CF_FIGLIO, datNascita: NASCITA_FIGLIO } = personaDiProva(45);
const chi = { 'Codice fiscale': CF };
const figlio = { ...chi, 'Codice fiscale familiare': CF_FIGLIO };
const calendario = { 'Anno scolastico': '2025', 'Codice ISTAT regione': '12', Calendario: 'Regionale' };

/** A school as an office would write it down, one sheet a kind. */
const FOGLI: Readonly<Partial<Record<NomeTipo, Righe>>> = {
  posizioniInps: [
    {
      'Matricola INPS': '7012345678',
      Descrizione: 'Principale',
      'Sede INPS': '7000',
      'Codici di autorizzazione': '1S, 2A',
    },
  ],
  posizioniInail: [
    { 'Posizione INAIL': '12345678', 'Codice di controllo': '07', Descrizione: 'Principale', 'Sede INAIL': '11000' },
  ],
  classificazioniInps: [
    {
      Descrizione: 'Supplente',
      'Qualifica 1': '2',
      'Qualifica 2': 'Tempo pieno',
      'Qualifica 3': 'D',
      'Tipo contribuzione': '00',
      'Predefinita per i contratti': 'TD_30_6, SUPPLENTE_BREVE',
      'Predefinita per i ruoli': 'DOCENTE',
    },
  ],
  scuole: [
    {
      'Codice meccanografico': 'PRINCIPALE',
      Tipo: 'Scuola principale',
      Denominazione: 'Istituto inventato',
      'Codice fiscale': '80000000000',
      'Codice catastale comune': 'H501',
      'Matricola INPS': '7012345678',
      'Posizione INAIL': '12345678 07',
      'Codice IPA': 'istsc_x',
      Ordinamento: 'SCUOLA',
      Patrono: 'Santo inventato',
      'Mese del patrono': '6',
      'Giorno del patrono': '29',
    },
    {
      'Codice meccanografico': 'XXTS00091A',
      Tipo: 'SEDE',
      Denominazione: 'Plesso inventato',
      'Sede di organico': 'SI',
      'CF ente di appartenenza': '80000000000',
      'Progressivo ente di appartenenza': '0',
      'CF sede di servizio': '80000000000',
      'Progressivo sede di servizio': '1',
    },
    { 'Codice meccanografico': 'XXTS00092B', Tipo: 'Altra scuola', Denominazione: 'Altra scuola inventata' },
  ],
  altriDatiScuola: [
    { Dal: '01/09/2024', 'Codice regione fiscale': '8', 'Sede INPS': '7000' },
    {
      Dal: '01/09/2025',
      'Codice regione fiscale': '08',
      'Sede INPS': '7001',
      'Fondo pensione': 'CTPS',
      'Fondo fine servizio': 'ENPAS',
      'Modello F24': 'F24 ordinario',
      'Mittente UniEmens': 'La scuola stessa',
      'Codice fiscale mittente': 'NVNMRA70A41H501X',
      'Codice fiscale casa di software': '123',
      'Codice ente NoiPA': 'XX01',
    },
  ],
  firmatari: [
    {
      Ruolo: 'Dirigente scolastico',
      Dal: '01/09/2024',
      Nominativo: 'Inventata Maria',
      'Codice fiscale': 'NVNMRA70A41H501X',
    },
  ],
  firme: [
    {
      Dal: '01/09/2024',
      'Etichetta dirigente': 'Il dirigente scolastico',
      'Firma dirigente': 'Maria Inventata',
      'Etichetta DSGA': 'Il direttore SGA',
    },
  ],
  settori: [
    { Codice: 'DID', Descrizione: 'Didattica' },
    { Codice: 'AMM', Descrizione: '=1+1' },
  ],
  calendari: [{ ...calendario, 'Data inizio': '15/09/2025', 'Data fine': '08/06/2026' }],
  sospensioni: [
    { ...calendario, Sospensione: 'Natale', 'Data inizio': '23/12/2025', 'Data fine': '06/01/2026' },
    { ...calendario, Sospensione: 'Pasqua', 'Data inizio': '02/04/2026', 'Data fine': '07/04/2026' },
  ],
  sediCalendari: [
    { ...calendario, 'Codice sede': 'PRINCIPALE' },
    { ...calendario, 'Codice sede': 'XXTS00091A' },
  ],
  festivita: [
    {
      'Anno scolastico': '2025',
      Descrizione: 'Immacolata Concezione',
      Tipo: 'NAZIONALE',
      'Data inizio': '08/12/2025',
      'Data fine': '08/12/2025',
    },
    {
      'Anno scolastico': '2025',
      Descrizione: 'Ponte',
      Tipo: 'Chiusura della scuola',
      'Data inizio': '09/12/2025',
      'Data fine': '09/12/2025',
      Sedi: 'XXTS00091A',
    },
  ],
  vociUtente: [
    {
      'Codice voce': 'TEATRO',
      Descrizione: 'Progetto teatro',
      Unità: 'Importo',
      'Anno inizio': '2025',
      'Mese inizio': '1',
      'Anno fine': '2025',
      'Mese fine': '12',
      Valore: '100,00',
      'Compenso NoiPA': 'A008/0001',
      Capitolo: '2556/06',
      'Tipo di emolumento': 'Progetti nazionali',
    },
    {
      'Codice voce': 'TEATRO',
      Descrizione: 'Progetto teatro',
      Unità: 'Importo',
      'Anno inizio': '2026',
      'Mese inizio': '1',
      Valore: '120,50',
      'Compenso NoiPA': 'A008/0001',
      Capitolo: '2556/06',
      'Tipo di emolumento': 'Progetti nazionali',
    },
  ],
  commissioni: [{ 'Anno scolastico': '2024', Commissione: 'Commissione 1', Candidati: '30', 'Giorni lavorati': '20' }],
  tipiAttivita: [{ 'Codice attività': 'FS', Attività: 'Funzione strumentale' }],
  persone: [
    {
      ...chi,
      Cognome: desCognome,
      Nome: desNome,
      Indirizzo: 'Via inventata 1',
      'Comune di residenza': 'Roma',
      'Prima assicurazione': 'DAL_1996',
      'Partita NoiPA': '12345678',
      'Ufficio NoiPA': '0123',
      'E-mail': 'uno@esempio.invalid',
    },
  ],
  domicili: [
    { ...chi, Dal: '01/01/2024', Comune: 'Milano' },
    { ...chi, Dal: '01/01/2025', Comune: 'Roma' },
  ],
  espero: [
    { ...chi, Dal: '01/02/2020', Al: '31/12/2023', 'Data di adesione': '15/01/2020' },
    { ...chi, Dal: '01/02/2024', Comparto: '1', 'Contributo aggiuntivo %': '1', 'Quota TFR %': '100' },
  ],
  servizi: [
    {
      ...chi,
      'Data inizio': '01/09/2024',
      'Data fine': '31/08/2025',
      'Tipo personale': 'D',
      'Tipo nomina': 'TI',
      'Tipo servizio': 'NO',
      'Qualifica retributiva': '10',
      'Fascia di anzianità': '9-14',
      Orario: 'Tempo pieno',
      'Ore settimanali': '18',
      "Ore dell'orario intero": '18',
      'Situazione previdenziale': 'TFR',
      'Classe di concorso': 'A-12',
      Settore: 'DID',
      Sedi: 'XXTS00091A 6; PRINCIPALE 12',
      'Classificazione INPS': 'Supplente',
      'Tipo assunzione': 'Assunzione',
      'Motivo cessazione': 'Fine incarico',
      'Tipo distacco': 'Comando o distacco',
      'CF ente del distacco': '80000000000',
      'Progressivo ente del distacco': '00001',
      Maggiorazioni: '043 60; 007 30',
    },
    {
      ...chi,
      'Data inizio': '01/09/2025',
      Progressivo: '1',
      'Tipo personale': 'D',
      'Tipo nomina': 'TI',
      'Tipo servizio': 'NO',
      'Qualifica retributiva': '10',
      'Fascia di anzianità': '9-14',
      Orario: 'F',
      'Ore settimanali': '9',
      "Ore dell'orario intero": '18',
      'Situazione previdenziale': 'TFR',
      'Classe di concorso': 'A-12',
    },
    {
      ...chi,
      'Data inizio': '01/09/2025',
      Progressivo: '2',
      'Tipo personale': 'D',
      'Tipo nomina': 'TI',
      'Tipo servizio': 'NO',
      'Qualifica retributiva': '10',
      'Fascia di anzianità': '9-14',
      Orario: 'F',
      'Ore settimanali': '8',
      "Ore dell'orario intero": '18',
      'Situazione previdenziale': 'TFR',
      'Classe di concorso': 'A-22',
    },
  ],
  assenze: [
    {
      ...chi,
      'Data inizio': '10/11/2025',
      'Tipo assenza': 'MALATTIA',
      'Data fine': '14/11/2025',
      'Motivo sanitario': 'Malattia ordinaria',
    },
    { ...chi, 'Data inizio': '18/11/2025', 'Tipo assenza': 'FERIE', 'Data fine': '19/11/2025' },
  ],
  attivita: [
    {
      ...chi,
      'Codice attività': 'FS',
      'Data inizio': '01/10/2025',
      'Data fine': '30/06/2026',
      Ore: '20,5',
      Importo: '1.000,00',
    },
  ],
  familiari: [
    {
      ...figlio,
      Parentela: 'Figlio',
      'Cognome familiare': personaDiProva(45).desCognome,
      'Nome familiare': 'Prova',
      Sesso: personaDiProva(45).flgSesso,
      'Data di nascita': NASCITA_FIGLIO,
      'Codice catastale comune di nascita': 'H501',
    },
  ],
  datiFiscaliFamiliari: [{ ...figlio, Decorrenza: '01/01/2025', 'A carico': 'SI', 'Misura %': '50' }],
  cuAltri: [
    {
      ...chi,
      Anno: '2025',
      'Codice fiscale del datore': '98765432103',
      'Datore di lavoro': 'Comune inventato',
      Dal: '01/01/2025',
      Al: '31/03/2025',
      Reddito: '5000',
      Giorni: '90',
    },
  ],
  risultati730: [
    { ...chi, Anno: '2025', Risultato: 'IRPEF, saldo', Importo: '-120,50', Rate: '1' },
    { ...chi, Anno: '2025', Risultato: 'IRPEF, saldo', 'Del coniuge': 'SI', Importo: '80', Rate: '2' },
  ],
  documentiFiscali: [
    { ...chi, Anno: '2025', Documento: 'RICHIESTA_CU_ALTRI', Data: '10/02/2025', Protocollo: '12/2025' },
  ],
  datiFiscali: [
    {
      ...chi,
      Anno: '2025',
      'Aliquota massima %': '35',
      'Aliquota letta da': 'Cedolino',
      'Reddito presunto': '30000',
      'Saldo addizionale regionale: residuo': '120,30',
      'Saldo addizionale regionale: rate': '3',
      'Saldo addizionale regionale: anno': '2023',
      'Saldo addizionale regionale: ente': '08',
      'Categoria CU': 'A',
    },
    {
      ...chi,
      Anno: '2026',
      'Tipo percettore': 'Professionista con partita IVA',
      Regime: 'FORFETTARIO',
      Previdenza: 'NESSUNA',
      IVA: 'ESENTE',
    },
  ],
  soggettive: [
    {
      ...chi,
      Voce: 'PREINP',
      Riferimento: 'Prestito 1',
      'Data inizio': '01/01/2024',
      'Importo mensile': '45,67',
      'Piano: tipo': 'Prestito',
      'Piano: fondo': 'Fondo credito',
      'Piano: prima rata': '01/01/2024',
      'Piano: ultima rata': '31/12/2028',
      'Piano: rate': '60',
    },
    {
      ...chi,
      Voce: 'Cessione del quinto',
      Riferimento: 'Contratto 1',
      'Data inizio': '01/01/2025',
      'Importo mensile': '200',
      'Totale dovuto': '24000',
    },
  ],
  vociPersona: [{ ...chi, 'Codice voce': 'TEATRO', 'Anno inizio': '2025', 'Mese inizio': '9', Valore: '80' }],
  particolarita: [{ ...chi, Particolarità: 'ESONERO_IVS_3', 'Data inizio': '01/07/2023', 'Data fine': '31/12/2024' }],
  saldiApertura: [
    {
      ...chi,
      Anno: '2026',
      Mese: '1',
      'Tipo percettore': 'Dipendente della scuola',
      Lordo: '1000',
      Netto: '600,01',
      'Imponibile contributivo': '1000',
      'Imponibile IRPEF': '908,50',
      IRPEF: '299,80',
      Giorni: '31',
      'Contributi per fondo': 'pensione 88,00 242; CREDITO 3,5 0',
      'Già comunicati in': 'F24, uniemens',
    },
  ],
  incarichi: [
    {
      ...chi,
      'Numero incarico': '12',
      'Data incarico': '20/01/2026',
      Oggetto: 'Laboratorio inventato',
      'Data inizio': '01/02/2026',
      'Importo pattuito': '3000',
      CUP: 'b81i18000120007',
      CIG: 'Z123456ABC',
      'Causale CU': 'M',
      'Partita IVA': '7643520567',
      'Regime forfettario': 'SI',
      'Tipo rapporto INPS': 'Lavoro autonomo occasionale',
      'Codice attività INPS': '5',
      'Altra assicurazione': '1',
      'Dichiarazioni 5000': '2025 10/01/2025 0,50; 2026 20/01/2026 1.200,00',
      'Compensi comunicati': '10/07/2026 3000 prot. 700; 11/07/2026 0,05',
    },
  ],
};

const cartella = async (
  fogli: Readonly<Partial<Record<NomeTipo, Righe>>>,
  nome = 'scuola.xlsx',
): Promise<FileDiProva> => ({
  nome,
  bytes: await writeXlsx(
    nomiTipi.flatMap((tipo) => {
      const righe = fogli[tipo];
      if (righe === undefined) return [];
      const titoli = [...new Set(righe.flatMap((riga) => Object.keys(riga)))];
      return [
        {
          nome: tipiScambio[tipo].titolo,
          colonne: titoli.map((titolo) => ({ titolo, tipo: 'testo' as const })),
          righe: righe.map((riga) => titoli.map((titolo) => riga[titolo] ?? null)),
        },
      ];
    }),
  ),
});
const json = async (persona: Person): Promise<string> =>
  new TextDecoder().decode((await exportFile(persona, { tipo: 'scuola', formato: 'JSON' })).bytes);

test('a school is set up from nothing by one workbook; exported, and imported into empty schools, it exports the same', async () => {
  await importFile(gestore, 'scuola', await cartella(FOGLI));
  const esportata = await exportFile(gestore, { tipo: 'scuola', formato: 'JSON' });
  const testo = new TextDecoder().decode(esportata.bytes);
  const tipi = (JSON.parse(testo) as { tipi: { tipo: string; righe: unknown[] }[] }).tipi;
  expect(tipi.map(({ tipo, righe }) => [tipo, righe.length])).toEqual(
    nomiTipi.filter((nome) => nome !== 'scuoleItalia').map((nome) => [nome, FOGLI[nome]?.length ?? 0]),
  );
  expect(testo).not.toMatch(/"uid|versione": [^1]/);

  const seconda = await home.as(loginOf('GESTORE', SCUOLA_B));
  await importFile(seconda, 'scuola', esportata);
  expect(await json(seconda)).toBe(testo);

  const terza = await home.as(loginOf('GESTORE', SCUOLA_C));
  await importFile(terza, 'scuola', await exportFile(seconda, { tipo: 'scuola', formato: 'XLSX' }));
  expect(await json(terza)).toBe(testo);
});

test('the same file again changes nothing', async () => {
  const pronta = await checkFile(gestore, 'scuola', await exportFile(gestore, { tipo: 'scuola', formato: 'XLSX' }));
  expect(pronta).toMatchObject({ stato: 'PRONTA', nuove: 0, modificate: 0, errate: 0 });
  expect(pronta.uguali).toBe(Object.values(FOGLI).reduce((somma, righe) => somma + righe.length, 0));
});

test('a whole school is undone, root after children, and nothing of it is left', async () => {
  const vuota = await json(gestore);
  const { desCf, desCognome: cognome, desNome: nome } = personaDiProva(7);
  const altro = { 'Codice fiscale': desCf };
  const fatta = await importFile(
    gestore,
    'scuola',
    await cartella({
      settori: [{ Codice: 'LAB', Descrizione: 'Laboratori' }],
      persone: [{ ...altro, Cognome: cognome, Nome: nome }],
      domicili: [{ ...altro, Dal: '01/01/2025', Comune: 'Roma' }],
      servizi: (FOGLI.servizi ?? []).map((servizio) => ({ ...servizio, ...altro, Settore: 'LAB' })),
      assenze: (FOGLI.assenze ?? []).map((assenza) => ({ ...assenza, ...altro })),
      datiFiscali: (FOGLI.datiFiscali ?? []).map((dati) => ({ ...dati, ...altro })),
    }),
  );
  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: fatta.lavoro ?? '' }, body: {} });
  expect(await lavoroFinito(gestore, fatta.uid)).toMatchObject({
    stato: 'ANNULLATA',
    motivo: expect.stringMatching(/^Annullata/) as string,
  });
  expect(await json(gestore)).toBe(vuota);
});

test('an import is not undone where its records are in use by then', async () => {
  const { uid, lavoro } = await importFile(
    gestore,
    'settori',
    await cartella(
      {
        settori: [
          { Codice: 'USO', Descrizione: 'In uso' },
          { Codice: 'LIB', Descrizione: 'Libero' },
        ],
      },
      'settori.xlsx',
    ),
  );
  await importFile(
    gestore,
    'servizi',
    await cartella(
      {
        servizi: (FOGLI.servizi ?? [])
          .slice(0, 1)
          .map((servizio) => ({ ...servizio, Progressivo: '1', Settore: 'USO' })),
      },
      'servizi.xlsx',
    ),
  );
  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro ?? '' }, body: {} });
  expect((await lavoroFinito(gestore, uid)).motivo).toContain('Settore USO');
  expect((await gestore.ok(scuolaRoutes.listSettori, {})).map(({ codice }) => codice)).toEqual(['AMM', 'DID', 'USO']);
});

test.each(Object.keys(FOGLI).filter((tipo): tipo is NomeTipo => nomiTipi.includes(tipo as NomeTipo)))(
  '%s: a row without what it needs names the cell and writes nothing',
  async (tipo) => {
    const [prima] = FOGLI[tipo] ?? [];
    const [titolo = ''] = Object.keys(prima ?? {});
    const { stato, anteprima } = await checkFile(
      gestore,
      tipo,
      await cartella(
        {
          [tipo]: [
            { ...prima, [titolo]: '' },
            { ...prima, [titolo]: 'x'.repeat(3000) },
          ],
        },
        `${tipo}.xlsx`,
      ),
    );
    expect(stato).toBe('DA_CORREGGERE');
    for (const { errori } of anteprima.righe)
      expect(errori[0]).toMatchObject({
        messaggio: expect.stringMatching(/\S/) as string,
        cella: expect.stringMatching(/^[A-Z]+\d+$/) as string,
      });
  },
);

test('the file to fill in has the headings and an example', async () => {
  const modello = await exportFile(gestore, { tipo: 'servizi', formato: 'CSV', modello: true });
  expect(modello.nome).toBe('Servizi - modello.csv');
  expect(new TextDecoder().decode(modello.bytes).split('\r\n')[0]).toContain(
    'Codice fiscale;Cognome e nome;Data inizio;Progressivo',
  );
});

test("the Ministry's open data is recognised by its own headings", async () => {
  const righe = [
    'REGIONE,PROVINCIA,CODICEISTITUTORIFERIMENTO,DENOMINAZIONEISTITUTORIFERIMENTO,CODICESCUOLA,DENOMINAZIONESCUOLA,DESCRIZIONECOMUNE,INDIRIZZOEMAILSCUOLA',
    'LAZIO,ROMA,XXIC00001X,ISTITUTO INVENTATO,XXAA00002X,SCUOLA INVENTATA,ROMA,Non Disponibile',
  ];
  await importFile(gestore, 'scuoleItalia', { nome: 'SCUANAGRAFESTAT.csv', bytes: Buffer.from(righe.join('\n')) });
  const { righe: trovate } = await gestore.ok(scuolaRoutes.searchScuoleItalia, {
    body: { filtri: [{ campo: 'codMeccanografico', operatore: 'inizia', valore: 'XXAA00002X' }] },
  });
  expect(trovate).toMatchObject([
    { desScuola: 'SCUOLA INVENTATA', desEMail: '', codIstituto: 'XXIC00001X', flgStatale: true },
  ]);
});

test('a whole-school file may lack kinds, or have none of a kind', async () => {
  const file = {
    formato: 'emolumenti-scambio',
    versione: 1,
    tipi: [
      { tipo: 'persone', righe: [] },
      { tipo: 'settori', righe: [{ codice: 'SOLO', descrizione: 'Solo questo' }] },
    ],
  };
  expect(
    await importFile(gestore, 'scuola', { nome: 'parte.json', bytes: Buffer.from(JSON.stringify(file)) }),
  ).toMatchObject({ stato: 'APPLICATA', nuove: 1 });
});

test('an applied import cannot be applied again', async () => {
  const pronta = await checkFile(
    gestore,
    'settori',
    await cartella({ settori: [{ Codice: 'DUE', Descrizione: 'Due' }] }, 'due.xlsx'),
  );
  const applicata = await applyImport(gestore, pronta);
  await expect(applyImport(gestore, applicata)).rejects.toThrow(/409/);
});
