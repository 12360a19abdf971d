import type { DataColumn } from "../../protocol/payloads/column.ts";
import { isPlain } from "../shared/isPlain.ts";
import { sampleRows } from "./frame/places.ts";

// Words that make a number a name, a place or a time, whatever else the column is called.
const NAMING = wordSet(
  "id ids uid uuid gid key keys code codes nr no num number numbers ref reference index idx rank zip zipcode " +
    "postal postcode plz phone tel telephone mobile fax account iban isbn issn ean upc sku ssn pin port pid " +
    "version build serial ticket issue pr sha hash year years yr month week day t created updated modified " +
    "expires start end begin date dates time times timestamp ts epoch at on lat lon lng latitude longitude fips " +
    "geoid naics sic cik npi doi pmid seed line row page lot batch order customer user invoice",
);
const NAMING_CJK = /[年月日号號码碼]|编号|編號|代码|電話|电话|手机|邮编|序|時間|时间/;

// Words that count or measure something.
const MEASURING = wordSet(
  "amount amounts balance budget bytes capacity cash clicks cost costs count counts credit debit deaths distance " +
    "downloads employees expense expenses freq frequency gdp gross headcount impressions income inhabitants loss " +
    "losses mass members net orders paid passengers payments people pop population price prices profit profits " +
    "qty quantity requests revenue revenues salary salaries sales savings sessions size sold spend spending " +
    "stock subscribers subtotal sum total totals traffic turnover uploads users views visitors visits volume " +
    "votes wage wages weight words customers invoices lines rows pages employed unemployed parcels packages " +
    "units items shipments deliveries messages events hits births cases students patients vehicles households " +
    "trips calls calories tons tonnes unemploy acres km kg usd eur gbp jpy cny",
);
const MEASURING_CJK =
  /[额額价價款]|数量|數量|人数|人數|人口|收入|支出|总计|合计|成本|利润|利潤|销售|銷售/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Groups help from five digits on; below, a year could be meant. */
const SMALLEST = 10_000;

/**
 * Says that a column clearly counts or measures, so that grouping its digits cannot mislead. Years, identifiers, codes and times
 * must never be grouped: a column needs a measuring name or fractions, no naming word, and a value of five digits. Of a long column
 * 200 values are looked at.
 */
export function isQuantity({ name, type, values }: DataColumn): boolean {
  if (type !== "number") return false;
  const words = wordsOf(name);
  if (words.some((word) => NAMING.has(word)) || NAMING_CJK.test(name)) return false;
  const named = words.some((word) => MEASURING.has(word)) || MEASURING_CJK.test(name);
  let large = false;
  let fraction = false;
  const places = sampleRows(values.length);
  for (let place = 0; place < places.size; place++) {
    const value = values[places.row(place)];
    if (typeof value !== "number" || !Number.isFinite(value)) continue;
    large ||= Math.abs(value) >= SMALLEST;
    fraction ||= !Number.isInteger(value);
    if (large && (named || fraction)) return true;
  }
  return false;
}

/** `netSales_2024` is net, sales, 2024. What holds for all letters takes browsers a while to prepare, and most names need it not. */
function wordsOf(name: string): readonly string[] {
  const text = name.slice(0, 200);
  const [camel, between] = isPlain(text)
    ? [/([a-z])([A-Z])/g, /[^a-z]+/]
    : [/(\p{Ll})(\p{Lu})/gu, /[^\p{L}]+/u];
  return text.replace(camel, "$1 $2").toLowerCase().split(between);
}
