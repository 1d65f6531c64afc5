/**
 * The types of ISO 20022 pain.001.001.03 (message definition CustomerCreditTransferInitiationV03, iso20022.org, catalogue of 2009) that a credit transfer of
 * a school meets, each with all the elements that the standard gives it, in its order: `Nome:Tipo`, then how many there may be as in a regular
 * expression; `|` parts the elements of a choice. What a transfer never has (cheques, taxes, reports to authorities) is there by name only.
 * Compared type by type, patterns included, with the schema that the standard publishes (pain.001.001.03.xsd, SWIFTStandards Workstation R6.1.0.2 of 8
 * January 2009): the same elements, order, numbers and lengths. No package of npm or of Debian carries that schema.
 */
export const composti = {
  Document: 'CstmrCdtTrfInitn:CustomerCreditTransferInitiationV03',
  CustomerCreditTransferInitiationV03: 'GrpHdr:GroupHeader32 PmtInf:PaymentInstructionInformation3+',
  GroupHeader32: `MsgId:Max35Text CreDtTm:ISODateTime Authstn:Authorisation1Choice{0,2} NbOfTxs:Max15NumericText CtrlSum:DecimalNumber?
    InitgPty:PartyIdentification32 FwdgAgt:BranchAndFinancialInstitutionIdentification4?`,
  PaymentInstructionInformation3: `PmtInfId:Max35Text PmtMtd:PaymentMethod3Code BtchBookg:BatchBookingIndicator? NbOfTxs:Max15NumericText?
    CtrlSum:DecimalNumber? PmtTpInf:PaymentTypeInformation19? ReqdExctnDt:ISODate PoolgAdjstmntDt:ISODate? Dbtr:PartyIdentification32
    DbtrAcct:CashAccount16 DbtrAgt:BranchAndFinancialInstitutionIdentification4 DbtrAgtAcct:CashAccount16? UltmtDbtr:PartyIdentification32?
    ChrgBr:ChargeBearerType1Code? ChrgsAcct:CashAccount16? ChrgsAcctAgt:BranchAndFinancialInstitutionIdentification4?
    CdtTrfTxInf:CreditTransferTransactionInformation10+`,
  PaymentTypeInformation19:
    'InstrPrty:Priority2Code? SvcLvl:ServiceLevel8Choice? LclInstrm:LocalInstrument2Choice? CtgyPurp:CategoryPurpose1Choice?',
  ServiceLevel8Choice: 'Cd:ExternalServiceLevel1Code|Prtry:Max35Text',
  CreditTransferTransactionInformation10: `PmtId:PaymentIdentification1 PmtTpInf:PaymentTypeInformation19? Amt:AmountType3Choice
    XchgRateInf:ExchangeRateInformation1? ChrgBr:ChargeBearerType1Code? ChqInstr:Cheque6? UltmtDbtr:PartyIdentification32?
    IntrmyAgt1:BranchAndFinancialInstitutionIdentification4? IntrmyAgt1Acct:CashAccount16?
    IntrmyAgt2:BranchAndFinancialInstitutionIdentification4? IntrmyAgt2Acct:CashAccount16?
    IntrmyAgt3:BranchAndFinancialInstitutionIdentification4? IntrmyAgt3Acct:CashAccount16?
    CdtrAgt:BranchAndFinancialInstitutionIdentification4? CdtrAgtAcct:CashAccount16? Cdtr:PartyIdentification32? CdtrAcct:CashAccount16?
    UltmtCdtr:PartyIdentification32? InstrForCdtrAgt:InstructionForCreditorAgent1* InstrForDbtrAgt:Max140Text? Purp:Purpose2Choice?
    RgltryRptg:RegulatoryReporting3{0,10} Tax:TaxInformation3? RltdRmtInf:RemittanceLocation2{0,10} RmtInf:RemittanceInformation5?`,
  PaymentIdentification1: 'InstrId:Max35Text? EndToEndId:Max35Text',
  AmountType3Choice: 'InstdAmt:ActiveOrHistoricCurrencyAndAmount|EqvtAmt:EquivalentAmount2',
  PartyIdentification32:
    'Nm:Max140Text? PstlAdr:PostalAddress6? Id:Party6Choice? CtryOfRes:CountryCode? CtctDtls:ContactDetails2?',
  Party6Choice: 'OrgId:OrganisationIdentification4|PrvtId:PersonIdentification5',
  PersonIdentification5: 'DtAndPlcOfBirth:DateAndPlaceOfBirth? Othr:GenericPersonIdentification1*',
  GenericPersonIdentification1: 'Id:Max35Text SchmeNm:PersonIdentificationSchemeName1Choice? Issr:Max35Text?',
  CashAccount16: 'Id:AccountIdentification4Choice Tp:CashAccountType2? Ccy:ActiveOrHistoricCurrencyCode? Nm:Max70Text?',
  AccountIdentification4Choice: 'IBAN:IBAN2007Identifier|Othr:GenericAccountIdentification1',
  BranchAndFinancialInstitutionIdentification4: 'FinInstnId:FinancialInstitutionIdentification7 BrnchId:BranchData2?',
  FinancialInstitutionIdentification7: `BIC:BICIdentifier? ClrSysMmbId:ClearingSystemMemberIdentification2? Nm:Max140Text? PstlAdr:PostalAddress6?
    Othr:GenericFinancialIdentification1?`,
  GenericFinancialIdentification1: 'Id:Max35Text SchmeNm:FinancialIdentificationSchemeName1Choice? Issr:Max35Text?',
  RemittanceInformation5: 'Ustrd:Max140Text* Strd:StructuredRemittanceInformation7*',
} as const;

/** The texts of those types, each as the pattern it must match whole. */
export const semplici = {
  Max35Text: /^[^]{1,35}$/u,
  Max140Text: /^[^]{1,140}$/u,
  Max15NumericText: /^[0-9]{1,15}$/,
  // At most 18 digits, 17 of them after the point.
  DecimalNumber: /^(?!(?:\D*\d){19})[+-]?\d+(?:\.\d{1,17})?$/,
  // At most 18 digits, 5 of them after the point, not less than nothing; its currency is an attribute.
  ActiveOrHistoricCurrencyAndAmount: /^(?!(?:\D*\d){19})\d+(?:\.\d{1,5})?$/,
  ISODate: /^\d{4}-\d{2}-\d{2}(?:Z|[+-]\d{2}:\d{2})?$/,
  ISODateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/,
  PaymentMethod3Code: /^(?:CHK|TRF|TRA)$/,
  ChargeBearerType1Code: /^(?:DEBT|CRED|SHAR|SLEV)$/,
  ExternalServiceLevel1Code: /^[^]{1,4}$/u,
  IBAN2007Identifier: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  BICIdentifier: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/,
} as const satisfies Readonly<Record<string, RegExp>>;
