/** Reference data of a country. */
export type Country = {
  /** ISO 3166 alpha-2. */
  code: string
  emoji: string
  /** The code points of the emoji: 'U+1F1FA U+1F1F8'. */
  unicode: string
  name: string
  /** The flag in words: 'flag for United States'. */
  title: string
  /** Such as '+1'; absent for uninhabited territories. */
  dialCode?: string
}

/**
 * Every country and territory of ISO 3166, and Kosovo: code, dial code and name. Browsers know the names too, but their first use
 * takes as long as drawing a page.
 */
const TABLE = `
AD376 Andorra; AE971 United Arab Emirates; AF93 Afghanistan; AG1268 Antigua & Barbuda; AI1264 Anguilla; AL355 Albania; AM374 Armenia
AO244 Angola; AQ Antarctica; AR54 Argentina; AS1684 American Samoa; AT43 Austria; AU61 Australia; AW297 Aruba; AX358 Åland Islands
AZ994 Azerbaijan; BA387 Bosnia & Herzegovina; BB1246 Barbados; BD880 Bangladesh; BE32 Belgium; BF226 Burkina Faso; BG359 Bulgaria
BH973 Bahrain; BI257 Burundi; BJ229 Benin; BL590 St. Barthélemy; BM1441 Bermuda; BN673 Brunei; BO591 Bolivia; BQ599 Caribbean Netherlands
BR55 Brazil; BS1242 Bahamas; BT975 Bhutan; BV Bouvet Island; BW267 Botswana; BY375 Belarus; BZ501 Belize; CA1 Canada
CC61 Cocos (Keeling) Islands; CD243 Congo - Kinshasa; CF236 Central African Republic; CG242 Congo - Brazzaville; CH41 Switzerland
CI225 Côte d’Ivoire; CK682 Cook Islands; CL56 Chile; CM237 Cameroon; CN86 China; CO57 Colombia; CR506 Costa Rica; CU53 Cuba
CV238 Cape Verde; CW599 Curaçao; CX61 Christmas Island; CY357 Cyprus; CZ420 Czechia; DE49 Germany; DJ253 Djibouti; DK45 Denmark
DM1767 Dominica; DO1809 Dominican Republic; DZ213 Algeria; EC593 Ecuador; EE372 Estonia; EG20 Egypt; EH212 Western Sahara; ER291 Eritrea
ES34 Spain; ET251 Ethiopia; FI358 Finland; FJ679 Fiji; FK500 Falkland Islands; FM691 Micronesia; FO298 Faroe Islands; FR33 France
GA241 Gabon; GB44 United Kingdom; GD1473 Grenada; GE995 Georgia; GF594 French Guiana; GG44 Guernsey; GH233 Ghana; GI350 Gibraltar
GL299 Greenland; GM220 Gambia; GN224 Guinea; GP590 Guadeloupe; GQ240 Equatorial Guinea; GR30 Greece
GS South Georgia & South Sandwich Islands; GT502 Guatemala; GU1671 Guam; GW245 Guinea-Bissau; GY592 Guyana; HK852 Hong Kong SAR China
HM Heard & McDonald Islands; HN504 Honduras; HR385 Croatia; HT509 Haiti; HU36 Hungary; ID62 Indonesia; IE353 Ireland; IL972 Israel
IM44 Isle of Man; IN91 India; IO246 British Indian Ocean Territory; IQ964 Iraq; IR98 Iran; IS354 Iceland; IT39 Italy; JE44 Jersey
JM1876 Jamaica; JO962 Jordan; JP81 Japan; KE254 Kenya; KG996 Kyrgyzstan; KH855 Cambodia; KI686 Kiribati; KM269 Comoros
KN1869 St. Kitts & Nevis; KP850 North Korea; KR82 South Korea; KW965 Kuwait; KY1345 Cayman Islands; KZ7 Kazakhstan; LA856 Laos
LB961 Lebanon; LC1758 St. Lucia; LI423 Liechtenstein; LK94 Sri Lanka; LR231 Liberia; LS266 Lesotho; LT370 Lithuania; LU352 Luxembourg
LV371 Latvia; LY218 Libya; MA212 Morocco; MC377 Monaco; MD373 Moldova; ME382 Montenegro; MF590 St. Martin; MG261 Madagascar
MH692 Marshall Islands; MK389 North Macedonia; ML223 Mali; MM95 Myanmar (Burma); MN976 Mongolia; MO853 Macao SAR China
MP1670 Northern Mariana Islands; MQ596 Martinique; MR222 Mauritania; MS1664 Montserrat; MT356 Malta; MU230 Mauritius; MV960 Maldives
MW265 Malawi; MX52 Mexico; MY60 Malaysia; MZ258 Mozambique; NA264 Namibia; NC687 New Caledonia; NE227 Niger; NF672 Norfolk Island
NG234 Nigeria; NI505 Nicaragua; NL31 Netherlands; NO47 Norway; NP977 Nepal; NR674 Nauru; NU683 Niue; NZ64 New Zealand; OM968 Oman
PA507 Panama; PE51 Peru; PF689 French Polynesia; PG675 Papua New Guinea; PH63 Philippines; PK92 Pakistan; PL48 Poland
PM508 St. Pierre & Miquelon; PN Pitcairn Islands; PR1787 Puerto Rico; PS970 Palestinian Territories; PT351 Portugal; PW680 Palau
PY595 Paraguay; QA974 Qatar; RE262 Réunion; RO40 Romania; RS381 Serbia; RU7 Russia; RW250 Rwanda; SA966 Saudi Arabia
SB677 Solomon Islands; SC248 Seychelles; SD249 Sudan; SE46 Sweden; SG65 Singapore; SH290 St. Helena; SI386 Slovenia
SJ47 Svalbard & Jan Mayen; SK421 Slovakia; SL232 Sierra Leone; SM378 San Marino; SN221 Senegal; SO252 Somalia; SR597 Suriname
SS211 South Sudan; ST239 São Tomé & Príncipe; SV503 El Salvador; SX1721 Sint Maarten; SY963 Syria; SZ268 Eswatini
TC1649 Turks & Caicos Islands; TD235 Chad; TF French Southern Territories; TG228 Togo; TH66 Thailand; TJ992 Tajikistan; TK690 Tokelau
TL670 Timor-Leste; TM993 Turkmenistan; TN216 Tunisia; TO676 Tonga; TR90 Türkiye; TT1868 Trinidad & Tobago; TV688 Tuvalu; TW886 Taiwan
TZ255 Tanzania; UA380 Ukraine; UG256 Uganda; UM U.S. Outlying Islands; US1 United States; UY598 Uruguay; UZ998 Uzbekistan
VA39 Vatican City; VC1784 St. Vincent & Grenadines; VE58 Venezuela; VG1284 British Virgin Islands; VI1340 U.S. Virgin Islands
VN84 Vietnam; VU678 Vanuatu; WF681 Wallis & Futuna; WS685 Samoa; XK383 Kosovo; YE967 Yemen; YT262 Mayotte; ZA27 South Africa; ZM260 Zambia
ZW263 Zimbabwe
`

const REGIONAL_INDICATOR_A = 0x1f1e6

export const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  [...TABLE.matchAll(/([A-Z]{2})(\d*) ([^;\n]+)/g)].map(([, code = '', digits = '', name = '']) => [
    code,
    countryOf(code, digits, name),
  ]),
)

/** The country of an ISO 3166 alpha-2 code; null for an unknown code. */
export const country = (code: string | null): Country | null =>
  COUNTRIES.get(code?.toUpperCase() ?? '') ?? null

/** The country of a number in E.164; null where several countries share its dial code, as the United States and Canada do. */
export function countryOfPhone(phone: string): Country | null {
  const matching = [...COUNTRIES.values()].filter(
    ({ dialCode }) => dialCode !== undefined && phone.startsWith(dialCode),
  )
  const longest = Math.max(...matching.map(({ dialCode = '' }) => dialCode.length))
  const [found = null, ...others] = matching.filter(({ dialCode }) => dialCode?.length === longest)
  return others.length === 0 ? found : null
}

function countryOf(code: string, digits: string, name: string): Country {
  const points = [...code].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65)
  return {
    code,
    emoji: String.fromCodePoint(...points),
    unicode: points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(' '),
    name,
    title: `flag for ${name}`,
    ...(digits && { dialCode: `+${digits}` }),
  }
}
