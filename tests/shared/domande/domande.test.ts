import { describe, expect, test } from 'vitest';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { CodiceDomanda } from '#shared/domain/elaborazione/domande.ts';
import { risposteDelGrafo, risposteDi } from '#shared/domande/domande.ts';
import { cifreDi, conArticolo, frase } from '#shared/domande/frase.ts';
import { grafoDi, type Materia } from '#shared/domande/grafo.ts';
import type { Lettore } from '#shared/domande/risposta.ts';
import { instradamento } from '#shared/instradamento/instradamento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { cifreSenzaNodo } from '#support/domande/cifre-nel-grafo.ts';
import { interi } from '../calculation/interi/situazioni.ts';
import { accessorio, calcolato, voce } from '../calculation/situazioni.ts';

const regole = regoleCorrenti();

const materiaDi = (input: SituazioneInput, altro: Partial<Materia> = {}): Materia => {
  const situazione = Situazione.parse(input);
  const cedolino = calcolato(input);
  return {
    cedolino,
    situazione,
    rotte: instradamento(cedolino, situazione, regole),
    prima: null,
    incarichi: [],
    pagamento: { stato: 'DISPOSTO', giorno: cedolino.dataPagamento },
    regole,
    ...altro,
  };
};

const primaDi = (input: SituazioneInput, descrizione = 'Compensi di maggio'): Materia['prima'] => {
  const { righe, totali } = calcolato(input);
  return { descrizione, dataPagamento: '2026-05-20', netto: totali.netto, righe };
};

const letta = (materia: Materia, codice: CodiceDomanda, lettore: Lettore = 'PERSONA'): string => {
  const risposta = risposteDi(materia, lettore).find((una) => una.codice === codice);
  return [risposta?.domanda ?? '', ...(risposta?.frasi ?? []).map(({ testo }) => testo), risposta?.chiedere ?? '']
    .filter((testo) => testo !== '')
    .join('\n');
};

const ore = (quantita: number, tariffa = 3_850) =>
  accessorio({ voci: [voce(0, { descrizione: 'Ore di insegnamento', misura: { unita: 'ORE', quantita, tariffa } })] });

const situazioni = Object.entries(interi);

describe('every figure of an answer is in the graph', () => {
  test.each(situazioni)('of the payslip "%s"', (nome, input) => {
    const altra = situazioni[(situazioni.findIndex(([uno]) => uno === nome) + 1) % situazioni.length]?.[1] ?? input;
    for (const prima of [null, primaDi(input), primaDi(altra)]) {
      const incarichi = [{ numero: '12/A', data: '2026-03-08', importo: 500_000, pagato: 123_456 }];
      const grafo = grafoDi(materiaDi(input, { prima, incarichi }));
      for (const lettore of ['UFFICIO', 'PERSONA'] as const)
        expect(cifreSenzaNodo(grafo, risposteDelGrafo(grafo, lettore))).toEqual([]);
    }
  });

  test('a figure that nobody computed is found, and so is one said at another node', () => {
    const grafo = grafoDi(materiaDi(ore(1_000)));
    const detta = (una: ReturnType<typeof frase>) => [
      { codice: 'NETTO' as const, domanda: 'Il netto?', frasi: [una], chiedere: null },
    ];
    expect(cifreSenzaNodo(grafo, detta(frase`Il netto è di 12,34 €.`))).toEqual([
      'NETTO: 12,34 € in «Il netto è di 12,34 €.»',
    ]);
    const spostata = { testo: '1,00 €', nodo: 'cedolino/totali/netto' };
    expect(cifreSenzaNodo(grafo, detta(frase`Il netto è di ${spostata}.`))).toHaveLength(1);
    expect(() => cifreDi(grafo).euro('cedolino/totali/nessuno')).toThrow('No figure');
    expect(() => cifreDi(grafo).giorno('cedolino/annoFiscale')).toThrow('No day');
  });
});

describe('what is answered', () => {
  test('a net that fell says by which lines, the heaviest first, and why', () => {
    const detto = letta(materiaDi(ore(1_000), { prima: primaDi(ore(2_000)) }), 'NETTO');
    expect(detto).toContain('Perché il netto è sceso?');
    expect(detto).toContain(
      `«Ore di insegnamento» passa da 770,00 € a 385,00 €, 385,00 € in meno sul netto, perché la quantità pagata scende da 20 a 10, a 38,50 € l'una.`,
    );
    expect(detto).toMatch(/\nIn tutto fanno [\d.,]+ € in meno\./);
    expect(detto).toContain("perché l'importo su cui si calcola scende da ");
    const altraTariffa = letta(materiaDi(ore(1_000, 4_000), { prima: primaDi(ore(1_000)) }), 'NETTO');
    expect(altraTariffa).toContain('Perché il netto è salito?');
    expect(altraTariffa).toContain('perché la tariffa sale da 38,50 € a 40,00 €.');
  });

  test('the same hours in two lines of one payslip have one price, and what is taken back says where it goes', () => {
    const dieci = voce(0, {
      descrizione: 'Ore di insegnamento',
      misura: { unita: 'ORE', quantita: 1_000, tariffa: 3_850 },
    });
    const due = accessorio({ voci: [dieci, dieci] });
    expect(letta(materiaDi(due, { prima: primaDi(ore(1_000)) }), 'NETTO')).toContain(
      'perché la quantità pagata sale da 10 a 20, a 38,50 € ',
    );
    const materia = materiaDi(accessorio());
    const [prima] = materia.cedolino.righe;
    if (prima === undefined) throw new Error('a payslip without lines');
    const ripresa = {
      gruppo: 'somme_fuori_reddito',
      descrizione: 'Trattamento, recupero 2025',
      importo: -2_507,
    } as const;
    const cedolino = { ...materia.cedolino, righe: [...materia.cedolino.righe, { ...prima, ...ripresa }] };
    expect(letta({ ...materia, cedolino }, 'TRATTENUTE')).toContain('«Trattamento, recupero 2025», 25,07 €');
  });

  test('a line that no base and no rate explain says what else it was counted from', () => {
    const supplente = interi['supplenza-breve'];
    if (supplente === undefined) throw new Error('no payslip of a short substitute');
    const { fiscali } = supplente;
    const altro = { ...supplente, fiscali: { ...fiscali, redditoComplessivo: 1_600_000 } };
    const detto = letta(materiaDi(altro, { prima: primaDi(supplente) }), 'NETTO');
    expect(detto).toContain(
      'perché è diverso ciò su cui si conta (reddito complessivo: prima 12.000,00 €, ora 16.000,00 €)',
    );
  });

  test('the certificate tells the income that contributions leave', () => {
    const mese = interi['collaboratore-mese'];
    if (mese === undefined) throw new Error('no payslip of a collaborator');
    const materia = materiaDi(mese);
    const detto = letta({ ...materia, cedolino: { ...materia.cedolino, adempimenti: ['CU'] } }, 'CU');
    expect(detto).toContain('vi si legge 883,23 €, cioè i 1.000,00 € lordi meno i contributi');
  });

  test('the same net, and no payslip before it', () => {
    expect(letta(materiaDi(ore(1_000), { prima: primaDi(ore(1_000)) }), 'NETTO')).toContain(
      'Il netto è lo stesso del cedolino del 20 maggio 2026 («Compensi di maggio»)',
    );
    expect(letta(materiaDi(ore(1_000)), 'NETTO')).toContain('si chiede alla segreteria');
  });

  test('an hour more is the payslip computed again with it', () => {
    const [dieci, undici] = [calcolato(ore(1_000)).totali, calcolato(ore(1_100)).totali];
    const { ore: trovate } = grafoDi(materiaDi(ore(1_000)));
    expect(trovate).toMatchObject([
      {
        voce: 'Ore di insegnamento',
        lordo: { differenza: 3_850 },
        netto: { differenza: undici.netto - dieci.netto },
        lordoStato: { differenza: undici.lordoStato - dieci.lordoStato },
      },
    ]);
    expect(letta(materiaDi(ore(1_000)), 'ORA')).toContain("Un'ora in più di «Ore di insegnamento» vale 38,50 € lordi");
    expect(letta(materiaDi(accessorio()), 'ORA')).toContain('Quanto vale un');
  });

  test('a withholding says its body and its code, a rate its norm and where it was read', () => {
    const materia = materiaDi(accessorio());
    expect(letta(materia, 'TRATTENUTE')).toMatch(/la scuola la versa allo Stato con il modello F24, codice \w+/);
    expect(letta(materia, 'ALIQUOTE')).toContain('letta da «cedolino NoiPA 05/2026»');
    const senza = interi['senza-aliquota'];
    expect(senza && letta(materiaDi(senza), 'ALIQUOTE')).toContain('quella del primo scaglione');
  });

  test('a line that is no single share of a sum says the steps that make it, each with its norm', () => {
    const dette = (nome: string) => {
      const situazione = interi[nome];
      return situazione === undefined ? '' : letta(materiaDi(situazione), 'ALIQUOTE');
    };
    expect(dette('collaboratore-mese')).toContain('«Gestione separata»: 1/3 di 350,30 € = 116,77 €');
    expect(dette('collaboratore-mese')).toContain('; 35,03 % di 1.000,00 € = 350,30 €');
    expect(dette('supplenza-breve')).toContain('«IRPEF a scaglioni»: 235,55 € di IRPEF lorda − 74,99 € di detrazioni');
    expect(dette('supplenza-conguaglio')).toContain('IRPEF lorda su 7.184,37 € = 1.652,41 €, art. 11 TUIR');
  });

  test('a payment is foreseen, ordered or done', () => {
    const stato = (uno: Materia['pagamento']['stato']) =>
      letta(materiaDi(accessorio(), { pagamento: { stato: uno, giorno: '2026-06-08' } }), 'PAGAMENTO');
    expect(stato('PROVVISORIO')).toContain("previsto per l'8 giugno 2026");
    expect(stato('DISPOSTO')).toContain('è disposto per');
    expect(stato('ESEGUITO')).toMatch(
      /^Quando mi pagano\?\nLa banca della scuola \(il tesoriere\) ha pagato [\d.,]+ € l'8 giugno 2026/,
    );
    expect(stato('SIMULAZIONE')).toContain('non paga niente');
  });

  test('an assignment has something left, nothing, or too much paid', () => {
    const resto = (pagato: number) =>
      letta(
        materiaDi(accessorio(), { incarichi: [{ numero: '7', data: '2026-01-11', importo: 100_000, pagato }] }),
        'INCARICO',
      );
    expect(resto(40_000)).toContain("L'incarico n. 7 dell'11 gennaio 2026 è di 1.000,00 €");
    expect(resto(40_000)).toContain('restano 600,00 €');
    expect(resto(100_000)).toContain('pagato per intero');
    expect(resto(110_000)).toContain('sono 100,00 € più di quanto concordato');
    expect(letta(materiaDi(accessorio()), 'INCARICO')).toContain('lo dice la segreteria');
  });

  test('January computes the same work again; what depends on more is not guessed', () => {
    const { gennaio } = grafoDi(materiaDi(accessorio()));
    expect(gennaio).toMatchObject({ anno: 2027, dataPagamento: '2027-01-27' });
    expect(letta(materiaDi(accessorio()), 'GENNAIO')).toContain('gennaio 2027');
    const supplente = interi['supplenza-breve'];
    expect(supplente && letta(materiaDi(supplente), 'GENNAIO', 'UFFICIO')).toContain('Si prova con una simulazione');
  });

  test('why January is not told is said for what it is', () => {
    const motivi = Object.values(interi).flatMap((situazione) => {
      const materia = materiaDi(situazione);
      const { gennaio } = grafoDi(materia);
      const detto = letta(materia, 'GENNAIO');
      if (typeof gennaio !== 'string') return [];
      expect(detto).toMatch(/non si può dire che cosa cambia a gennaio: [^.]{30,}\./);
      return [[gennaio, detto] as const];
    });
    const [diversi, detti] = [new Set(motivi.map(([motivo]) => motivo)), new Set(motivi.map(([, detto]) => detto))];
    expect(diversi.size).toBeGreaterThan(4);
    expect(detti.size).toBe(diversi.size);
    expect(letta(materiaDi(accessorio(), { situazione: null }), 'GENNAIO')).toContain('non sono conservati');
  });

  test('who gives the certificate follows the filings of the payslip', () => {
    const senza = materiaDi(accessorio());
    const con = (adempimenti: Materia['cedolino']['adempimenti']) =>
      letta({ ...senza, cedolino: { ...senza.cedolino, adempimenti } }, 'CU');
    expect(con(['CU'])).toContain('la dà la scuola');
    expect(con(['SPT'])).toContain('la dà NoiPA');
    expect(con([])).toContain('non va in una Certificazione Unica');
  });

  test('a day is said with its article', () => {
    const cifra = (testo: string) => ({ testo, nodo: 'x' });
    expect((['il', 'del', 'dal'] as const).map((parola) => conArticolo(cifra('8 marzo 2026'), parola).testo)).toEqual([
      "l'8 marzo 2026",
      "dell'8 marzo 2026",
      "dall'8 marzo 2026",
    ]);
    expect(conArticolo(cifra('18 marzo 2026')).testo).toBe('il 18 marzo 2026');
  });
});
