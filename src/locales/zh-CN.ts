import type { Labels } from "./labels.ts";

const number = new Intl.NumberFormat("zh-CN");
const format = (n: number): string => number.format(n);

const SEEN = {
  table: "表格",
  images: "图片",
  code: "代码",
  diff: "差异",
  files: "文件",
  card: "卡片",
} as const;

const LINE_ENDS = { LF: "LF", CRLF: "CRLF", mixed: "混用" } as const;

function duration(ms: number): string {
  const tenths = Math.round(ms / 100);
  if (tenths < 1) return "<0.1 秒";
  return tenths < 600 ? `${(tenths / 10).toFixed(1)} 秒` : minutes(Math.round(ms / 1000));
}

function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 60 ? `${seconds} 秒` : minutes(seconds);
}

function minutes(seconds: number): string {
  return `${format(Math.floor(seconds / 60))} 分 ${seconds % 60} 秒`;
}

/** Simplified Chinese labels. */
export const zhCN: Labels = Object.freeze<Labels>({
  running: "运行中",
  failed: "失败",
  stopped: "已停止",
  denied: "已拒绝",
  awaitingApproval: "等待批准",
  duration,
  elapsed,
  showDetails: (tool) => `展开 ${tool} 的详情`,
  hideDetails: (tool) => `收起 ${tool} 的详情`,
  output: "输出",
  result: "结果",
  arguments: "参数",
  unnamedTool: "工具",
  modelSaw: "模型看到的内容",
  modelSawText: (n) => `模型看到的是 ${format(n)} 个字符的文本。`,
  modelDidNotSee: (what) => `它没有看到${SEEN[what]}。`,
  showCard: "显示卡片",
  copy: "复制",
  copied: "已复制",
  copyFailed: "复制失败",
  download: "下载",
  downloadAll: "全部下载",
  downloadAllShort: "全部",
  downloadFailed: "下载失败",
  downloading: (share) =>
    share === undefined ? "正在下载…" : `正在下载… ${Math.round(share * 100)}%`,
  more: "更多",
  close: "关闭",
  tryAgain: "重试",
  details: "详情",
  lines: (n) => `${format(n)} 行`,
  showAllLines: (n) => `显示全部 ${format(n)} 行`,
  showLess: "收起",
  showMore: (n) => `再显示 ${format(n)} 项`,
  wrapLines: "自动换行",
  toolError: "工具报告了错误",
  errorPrefix: "错误：",
  imageBeforeError: "图片产生于出错之前。",
  tableBeforeError: "表格产生于出错之前。",
  resultBeforeError: "结果产生于出错之前。",
  hiddenCharacters: (n) => `已标出 ${format(n)} 个隐藏字符。`,
  noResult: "没有可显示的结果。",
  textCut: (shown, total) => `仅前 ${format(shown)} 个字符，共 ${format(total)} 个。`,
  linesCut: (shown, total) => `仅前 ${format(shown)} 行，共 ${format(total)} 行。`,
  lineCut: (n) => `+${format(n)} 个字符`,
  showMoreText: "显示更多",
  code: "代码",

  table: "表格",
  noRows: "没有行",
  noColumns: "没有列",
  tableSize: (r, c) => `${format(r)} 行 × ${format(c)} 列`,
  tableSizeShort: (r, c) => `${format(r)} × ${format(c)}`,
  firstRows: (k, n) => `仅前 ${format(k)} 行，共 ${format(n)} 行。`,
  firstColumns: (k, n) => `仅前 ${format(k)} 列，共 ${format(n)} 列。`,
  missing: "NA",
  nullValue: "null",
  emptyValue: "空",
  rowName: "行",

  images: (n) => `${format(n)} 张图片`,
  openImage: (i, n) => `打开第 ${format(i)} 张，共 ${format(n)} 张`,
  imageNotShown: "图片无法显示",
  invalidImage: (type) => `数据不是有效的 ${type}`,
  unsupportedType: (mime) => `不支持的类型：${mime}`,
  imageTooLarge: (w, h) => `尺寸过大，无法显示：${format(w)} × ${format(h)} 像素`,
  imageTooHeavy: (size) => `文件过大，无法显示：${size}`,
  moreImages: (n) => `+${format(n)}`,
  loadingImage: "正在加载图片",
  image: "图片",
  imageOf: (i, n) => `第 ${format(i)} 张图片，共 ${format(n)} 张`,
  noImages: "没有图片",
  firstImages: (k, n) => `仅前 ${format(k)} 张图片，共 ${format(n)} 张。`,
  imageMissing: "没有图片数据",
  imageRemote: "不加载其他服务器上的图片",

  unchangedLines: (n) => `${format(n)} 行未更改`,
  showUnchangedLines: (n) => `显示 ${format(n)} 行未更改内容`,
  newFile: "新文件",
  deletedFile: "已删除",
  renamed: "已重命名",
  noDifferences: "没有差异",
  contentsUnchanged: "内容未更改",
  fromPath: (path) => `原路径 ${path}`,
  diffCounts: (a, r) => `新增 ${format(a)} 行，删除 ${format(r)} 行`,
  added: "新增",
  removed: "删除",
  diffTooLarge: "内容过大，无法逐行比较：显示为整块替换。",
  noNewline: "文件末尾没有换行符",
  binaryDiffers: "二进制内容不同",
  emptyFile: "空文件",
  lineEndsChanged: (from, to) => `换行符由 ${LINE_ENDS[from]} 改为 ${LINE_ENDS[to]}。`,
  modeChanged: (from, to) => `文件模式由 ${from} 改为 ${to}。`,
  filesChanged: (n) => `${format(n)} 个文件已更改`,
  filesCut: (k, n) => `仅前 ${format(k)} 个文件，共 ${format(n)} 个。`,
  copyNewText: "复制新文本",
  copyPatch: "复制为补丁",

  files: (n) => `${format(n)} 个文件`,
  deliveringFiles: (n) => (n === undefined ? "正在交付文件…" : `正在交付 ${format(n)} 个文件…`),
  deliveredSoFar: (k, n) => `已交付 ${format(k)} / ${format(n)}…`,
  deliveredFiles: (n) => `已交付 ${format(n)} 个文件`,
  deliveredItems: (n) => `已交付 ${format(n)} 项`,
  deliveredOf: (k, n) => `已交付 ${format(k)} / ${format(n)}`,
  failedCount: (n) => `${format(n)} 个失败`,
  notDelivered: "未交付",
  whyNotDelivered: (name) => `${name} 未交付的原因`,
  firstItems: (k, n) => `仅前 ${format(k)} 项，共 ${format(n)} 项。`,
  downloadingOf: (k, n) => `正在下载 ${format(k)} / ${format(n)}…`,
  cancelDownload: "取消下载",
  openFailed: "无法打开",
  preview: "预览",
  fileNotFound: "文件不存在或无法读取",
  unknownType: "未知类型",
  open: (name) => `打开 ${name}`,
  openLink: "打开链接",
  downloadNamed: (name) => `下载 ${name}`,
  comment: "评论",
  commentOn: (name) => `评论 ${name}`,
  commentPrompt: "需要改什么？",
  commentNote: "将发送给智能体",
  send: "发送",
  cancel: "取消",
  comments: (n) => `${format(n)} 条评论`,
  sendFailed: "发送失败",

  noViewForKind: (kind) => `暂不支持“${kind}”的视图。`,
  newerFormat: (version) => `此结果使用更新的格式（版本 ${version}）。`,
  cardFailed: "卡片无法绘制。",
  textShownInstead: "此处显示其文本。",
  cardFailedNoText: "卡片无法绘制，且结果没有文本。",
});
