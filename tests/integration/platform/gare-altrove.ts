/** Routes of this shape that are raced elsewhere, or that another rule orders. */
export const ALTROVE: Readonly<Record<string, string>> = {
  savePreferenze: 'the last write wins: nobody else sees them (below)',
  updateCedolino: 'cedolini/cedolini.test.ts',
  contabilizza: 'cedolini/chiusura/contemporanee.test.ts',
  esponiDipendenti: 'cedolini/chiusura/contemporanee.test.ts',
  esponiBilancio: 'cedolini/chiusura/contemporanee.test.ts',
  saveBozza: 'cedolini/bozza/contemporanee.test.ts',
  saveMandati: 'cedolini/chiusura/contemporanee.test.ts',
  decidiEsecuzione: 'cedolini/esecuzione.test.ts',
  ...Object.fromEntries(
    ['putValoreF24', 'sendF24', 'setEsito', 'saveCorrezioneF24'].map((nome) => [nome, 'denunce/contemporanee.test.ts']),
  ),
  putDenunciaIndividuale: 'denunce/uniemens-contemporanee.test.ts',
  putDenunciaAziendale: 'denunce/uniemens-contemporanee.test.ts',
  putCollaboratore: 'denunce/uniemens-contemporanee.test.ts',
  ...Object.fromEntries(
    ['saveE0', 'saveE1', 'saveF1', 'saveV1', 'putD0', 'putFrontespizioPosPA', 'multiplyV1'].map((nome) => [
      nome,
      'denunce/uniemens/moduli-pos-pa.test.ts',
    ]),
  ),
  importPosPA: 'denunce/uniemens/importa.test.ts',
  transferUniemens: 'denunce/uniemens/trasferimento.test.ts',
  sendUniemens: 'denunce/uniemens-contemporanee.test.ts',
  ...Object.fromEntries(
    ['putValoreSpt', 'addDipendenteSpt', 'addCompensoSpt', 'sendSpt'].map((nome) => [
      nome,
      'denunce/spt/rifiuti.test.ts',
    ]),
  ),
  ...Object.fromEntries(
    ['putCertificato', 'sendCu', 'saveOpzioniCu'].map((n) => [n, 'denunce/cu/contemporanee.test.ts']),
  ),
  putTracciato: 'denunce/macchina/tracciato.test.ts',
  saveOpzioniIrap: 'denunce/irap.test.ts',
  exposeModelloM: 'denunce/modello-m/modello-m.test.ts',
  segnaPasso: 'denunce/annuali/chiusura-anno.test.ts',
  ...Object.fromEntries(
    [
      'sendListaNoipa',
      'exposeListaNoipa',
      'setEsitoListaNoipa',
      'addPagamentiMof',
      'addPagamentiMaturita',
      'addPagamentiAltriEsami',
      'savePagamentiMaturita',
      'savePagamentiAltriEsami',
      'divideLista',
      'importMof',
      'savePagamentiMof',
      'divideListaNoipa',
      'changeChiavi',
    ].map((nome) => [nome, 'noipa/invio.test.ts']),
  ),
  saveLetturaPortale: 'noipa/portale.test.ts',
  confirmCaso: 'cedolini/collaudo/collaudo.test.ts',
  applyImportazione: 'scambio/contemporanee.test.ts',
};
