/* Rules of formats that publish them in prose, written out by us. */

const time = `<xs:simpleType name="time">
    <xs:union memberTypes="xs:dateTime xs:date xs:gYearMonth xs:gYear"/>
  </xs:simpleType>`

/** The types of the sitemap protocol 0.9 (sitemaps.org), its elements in any order beside those of extensions. */
export const sitemapSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xs:element name="urlset">
    <xs:complexType>
      <xs:choice minOccurs="1" maxOccurs="unbounded">
        <xs:element name="url" type="url"/>
        <xs:any namespace="##other" processContents="lax"/>
      </xs:choice>
    </xs:complexType>
  </xs:element>
  <xs:element name="sitemapindex">
    <xs:complexType>
      <xs:choice minOccurs="1" maxOccurs="unbounded">
        <xs:element name="sitemap" type="sitemap"/>
        <xs:any namespace="##other" processContents="lax"/>
      </xs:choice>
    </xs:complexType>
  </xs:element>
  <xs:complexType name="url">
    <xs:choice minOccurs="1" maxOccurs="unbounded">
      <xs:element name="loc" type="address"/>
      <xs:element name="lastmod" type="time"/>
      <xs:element name="changefreq" type="frequency"/>
      <xs:element name="priority" type="priority"/>
      <xs:any namespace="##other" processContents="lax"/>
    </xs:choice>
  </xs:complexType>
  <xs:complexType name="sitemap">
    <xs:choice minOccurs="1" maxOccurs="unbounded">
      <xs:element name="loc" type="address"/>
      <xs:element name="lastmod" type="time"/>
      <xs:any namespace="##other" processContents="lax"/>
    </xs:choice>
  </xs:complexType>
  <xs:simpleType name="address">
    <xs:restriction base="xs:anyURI">
      <xs:pattern value="\\s*[hH][tT][tT][pP][sS]?://\\S+\\s*"/>
      <xs:maxLength value="2047"/>
    </xs:restriction>
  </xs:simpleType>
  ${time}
  <xs:simpleType name="frequency">
    <xs:restriction base="xs:token">
      <xs:enumeration value="always"/><xs:enumeration value="hourly"/><xs:enumeration value="daily"/>
      <xs:enumeration value="weekly"/><xs:enumeration value="monthly"/><xs:enumeration value="yearly"/>
      <xs:enumeration value="never"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="priority">
    <xs:restriction base="xs:decimal"><xs:minInclusive value="0"/><xs:maxInclusive value="1"/></xs:restriction>
  </xs:simpleType>
</xs:schema>`

/** What the sitemap protocol 0.9 counts. */
export const sitemapRules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron">
  <ns prefix="s" uri="http://www.sitemaps.org/schemas/sitemap/0.9"/>
  <pattern>
    <rule context="/s:urlset">
      <assert id="urls" test="count(s:url) &lt;= 50000">A sitemap lists at most 50,000 addresses; here are <value-of select="count(s:url)"/>.</assert>
    </rule>
    <rule context="/s:sitemapindex">
      <assert id="sitemaps" test="count(s:sitemap) &lt;= 50000">An index lists at most 50,000 sitemaps; here are <value-of select="count(s:sitemap)"/>.</assert>
    </rule>
    <rule context="s:url | s:sitemap">
      <assert id="loc" test="count(s:loc) = 1">Each <name/> has exactly one loc.</assert>
      <assert id="lastmod" test="count(s:lastmod) &lt;= 1">lastmod stands once at most.</assert>
      <assert id="changefreq" test="count(s:changefreq) &lt;= 1">changefreq stands once at most.</assert>
      <assert id="priority" test="count(s:priority) &lt;= 1">priority stands once at most.</assert>
    </rule>
  </pattern>
  <pattern>
    <rule context="/*">
      <assert id="root" test="self::s:urlset or self::s:sitemapindex">The root is urlset or sitemapindex of http://www.sitemaps.org/schemas/sitemap/0.9.</assert>
    </rule>
  </pattern>
</schema>`

const once = (name: string) =>
  `<assert id="${name}-once" test="count(${name}) &lt;= 1"><name/> has ${name} once at most.</assert>`
const needs = (name: string) =>
  `<assert id="${name}" test="count(${name}) = 1"><name/> has exactly one ${name}.</assert>`

/** RSS 2.0 as its specification of the RSS Advisory Board says it, version 2.0.11. */
export const rssRules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron">
  <pattern>
    <rule context="/*">
      <assert id="root" test="self::rss">The root is rss.</assert>
      <assert id="version" test="@version = '2.0'">rss has the attribute version="2.0".</assert>
      <assert id="channel" test="count(channel) = 1">rss holds exactly one channel.</assert>
    </rule>
    <rule context="/rss/channel">
      ${['title', 'link', 'description'].map(needs).join('\n      ')}
      ${['language', 'copyright', 'managingEditor', 'webMaster', 'pubDate', 'lastBuildDate', 'generator', 'docs', 'cloud', 'ttl', 'image', 'rating', 'textInput', 'skipHours', 'skipDays'].map(once).join('\n      ')}
      <assert id="ttl" test="not(ttl) or (number(ttl) = floor(number(ttl)) and number(ttl) &gt;= 0)">ttl is a number of minutes.</assert>
    </rule>
    <rule context="/rss/channel/image">
      ${['url', 'title', 'link'].map(needs).join('\n      ')}
      <assert id="width" test="not(width) or number(width) &lt;= 144">width is at most 144.</assert>
      <assert id="height" test="not(height) or number(height) &lt;= 400">height is at most 400.</assert>
    </rule>
    <rule context="/rss/channel/textInput">
      ${['title', 'description', 'name', 'link'].map(needs).join('\n      ')}
    </rule>
    <rule context="/rss/channel/skipHours">
      <assert id="hour" test="not(hour[not(number(.) &gt;= 0 and number(.) &lt;= 23)])">An hour is a number from 0 to 23.</assert>
    </rule>
    <rule context="/rss/channel/item">
      <assert id="item" test="title or description">An item has a title or a description.</assert>
      ${['title', 'link', 'description', 'author', 'comments', 'enclosure', 'guid', 'pubDate', 'source'].map(once).join('\n      ')}
    </rule>
    <rule context="/rss/channel/item/enclosure">
      <assert id="enclosure" test="@url and @length and @type">An enclosure has url, length and type.</assert>
      <assert id="length" test="not(@length) or number(@length) &gt;= 0">length is a number of bytes.</assert>
    </rule>
    <rule context="/rss/channel/item/guid">
      <assert id="permalink" test="not(@isPermaLink) or @isPermaLink = 'true' or @isPermaLink = 'false'">isPermaLink is true or false.</assert>
    </rule>
    <rule context="/rss/channel/item/source">
      <assert id="source" test="@url">source has the attribute url.</assert>
    </rule>
  </pattern>
  <pattern>
    <rule context="/rss/channel/pubDate | /rss/channel/lastBuildDate | /rss/channel/item/pubDate">
      <assert id="date" test="contains(., ':') and (contains(., 'Jan') or contains(., 'Feb') or contains(., 'Mar') or contains(., 'Apr') or contains(., 'May') or contains(., 'Jun') or contains(., 'Jul') or contains(., 'Aug') or contains(., 'Sep') or contains(., 'Oct') or contains(., 'Nov') or contains(., 'Dec'))">A date is written as RFC 822 does, such as Sat, 07 Sep 2002 09:42:31 GMT.</assert>
    </rule>
  </pattern>
</schema>`
